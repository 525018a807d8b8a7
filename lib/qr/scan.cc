// SPDX-License-Identifier: AGPL-3.0-or-later
// The only C++ here: zxing-cpp has no C interface.
#include "scan_int.h"

#include <algorithm>

#define ZX_USE_UTF8 1
#include <ZXing/ReadBarcode.h>

namespace
{

void tell(const ZXing::Result &one, dx_qr_found_fn *fn, void *arg)
{
	const ZXing::Position &p = one.position();
	const int32_t box[4] = {std::min({p[0].x, p[1].x, p[2].x, p[3].x}), std::min({p[0].y, p[1].y, p[2].y, p[3].y}),
				std::max({p[0].x, p[1].x, p[2].x, p[3].x}), std::max({p[0].y, p[1].y, p[2].y, p[3].y})};

	fn(arg, one.bytes().data(), one.bytes().size(), box);
}

} // namespace

void dx_qr_scan(const uint8_t *grey, int32_t width, int32_t height, int32_t stride_bytes, unsigned int max,
		dx_qr_found_fn *fn, void *arg)
{
	try {
		const ZXing::ImageView view(grey, width, height, ZXing::ImageFormat::Lum, stride_bytes);
		ZXing::DecodeHints hints;

		hints.setFormats(ZXing::BarcodeFormat::QRCode);
		hints.setTryHarder(true);
		hints.setTryRotate(false);
		hints.setMaxNumberOfSymbols(static_cast<uint8_t>(max));
		for (const auto &one : ZXing::ReadBarcodes(view, hints))
			if (one.isValid())
				tell(one, fn, arg);
	} catch (...) {
		// no memory, or a bug there: the page has no code then
	}
}
