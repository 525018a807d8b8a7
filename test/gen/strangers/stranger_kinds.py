# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers by people who do not know this project or what reads them: a kind of make.py for each set.

Two sorts. ORDERED ones make a document first, from a seed and a number of lines, and draw it then, as the project's own layouts do.
DRAWN ones make rows, truth and paper at once.
"""

import stranger_abroad
import stranger_agency
import stranger_almanac
import stranger_annex
import stranger_anvil
import stranger_arcade
import stranger_banks
import stranger_banks_first
import stranger_banks_second
import stranger_barge
import stranger_bastion
import stranger_bazaar
import stranger_belfry
import stranger_bills
import stranger_bills_second
import stranger_bills_third
import stranger_binder
import stranger_booth
import stranger_branch
import stranger_briefcase
import stranger_buckle
import stranger_caboose
import stranger_caravan
import stranger_cards
import stranger_cartage
import stranger_cauldron
import stranger_causeway
import stranger_cess
import stranger_checkout
import stranger_chequer
import stranger_chest
import stranger_coffer
import stranger_compass
import stranger_consign
import stranger_counter
import stranger_counterbill
import stranger_crate
import stranger_delivery
import stranger_deposit
import stranger_despatch
import stranger_dock
import stranger_drawer
import stranger_dynamo
import stranger_ember
import stranger_esplanade
import stranger_exciseman
import stranger_frontier
import stranger_furnace
import stranger_globe
import stranger_granary
import stranger_gst
import stranger_gst_second
import stranger_gst_third
import stranger_guildhall
import stranger_hamper
import stranger_harbour
import stranger_haulage
import stranger_hedge
import stranger_isthmus
import stranger_jetty
import stranger_keystone
import stranger_kiosk
import stranger_knapsack
import stranger_lantern
import stranger_ledger
import stranger_levy
import stranger_locker
import stranger_lockhouse
import stranger_lodgement
import stranger_manifest
import stranger_market
import stranger_meridian
import stranger_mooring
import stranger_octroi
import stranger_office
import stranger_orchard
import stranger_palette
import stranger_parcel
import stranger_passage
import stranger_pier
import stranger_portico
import stranger_pouch
import stranger_purse
import stranger_purser
import stranger_quarry
import stranger_quay
import stranger_register
import stranger_remit
import stranger_ropewalk
import stranger_satchel
import stranger_saving
import stranger_service
import stranger_shipment
import stranger_sluice
import stranger_smithy
import stranger_strongroom
import stranger_surcharge
import stranger_tally
import stranger_teller
import stranger_till
import stranger_transit
import stranger_trellis
import stranger_turnstile
import stranger_turret
import stranger_vault
import stranger_viaduct
import stranger_voucher
import stranger_wallet
import stranger_wharfage
import stranger_windmill
import stranger_withheld
import stranger_workbench
import stranger_world
import stranger_world_first  # noqa: F401: fills stranger_world.LAYOUTS
import stranger_world_second  # noqa: F401: fills stranger_world.LAYOUTS
import stranger_world_third  # noqa: F401: fills stranger_world.LAYOUTS

# Kind → industry, template, how it is drawn, its layouts.
DRAWN = {
    "strangerbank": ("finance", "bank_statement", stranger_banks.draw, {**stranger_banks_first.FIRST, **stranger_banks_second.SECOND}),
    "strangerworld": ("finance", "bank_statement", stranger_world.draw, stranger_world.LAYOUTS),
    "strangersaving": ("finance", "bank_statement", stranger_saving.draw, stranger_saving.LAYOUTS),
    "strangerabroad": ("finance", "bank_statement", stranger_abroad.draw, stranger_abroad.LAYOUTS),
    "strangerissuer": ("finance", "card_statement", stranger_abroad.draw, stranger_abroad.CARDS),
    "strangerledger": ("finance", "bank_statement", stranger_ledger.draw, stranger_ledger.LAYOUTS),
    "strangerglobe": ("finance", "bank_statement", stranger_globe.draw, stranger_globe.LAYOUTS),
    "strangercredit": ("finance", "card_statement", stranger_ledger.draw, stranger_ledger.CARDS),
    "strangerbranch": ("finance", "bank_statement", stranger_branch.draw, stranger_branch.LAYOUTS),
    "strangerplastic": ("finance", "card_statement", stranger_branch.draw, stranger_branch.CARDS),
    "strangerlevy": ("tax", "gst_invoice", stranger_levy.draw, stranger_levy.LAYOUTS),
    "strangervault": ("finance", "bank_statement", stranger_vault.draw, stranger_vault.LAYOUTS),
    "strangerlimit": ("finance", "card_statement", stranger_vault.draw, stranger_vault.CARDS),
    "strangercess": ("tax", "gst_invoice", stranger_cess.draw, stranger_cess.LAYOUTS),
    "strangeroctroi": ("tax", "gst_invoice", stranger_octroi.draw, stranger_octroi.LAYOUTS),
    "strangersurcharge": ("tax", "gst_invoice", stranger_surcharge.draw, stranger_surcharge.LAYOUTS),
    "strangerdeposit": ("finance", "bank_statement", stranger_deposit.draw, stranger_deposit.LAYOUTS),
    "strangerdebit": ("finance", "card_statement", stranger_deposit.draw, stranger_deposit.CARDS),
    "strangercartage": ("tax", "gst_invoice", stranger_cartage.draw, stranger_cartage.LAYOUTS),
    "strangerlodgement": ("finance", "bank_statement", stranger_lodgement.draw, stranger_lodgement.LAYOUTS),
    "strangercharge": ("finance", "card_statement", stranger_lodgement.draw, stranger_lodgement.CARDS),
    "strangerpassage": ("finance", "bank_statement", stranger_passage.draw, stranger_passage.LAYOUTS),
    "strangertoll": ("finance", "card_statement", stranger_passage.draw, stranger_passage.CARDS),
    "strangermanifest": ("tax", "gst_invoice", stranger_manifest.draw, stranger_manifest.LAYOUTS),
    "strangerhaulage": ("tax", "gst_invoice", stranger_haulage.draw, stranger_haulage.LAYOUTS),
    "strangerremit": ("finance", "bank_statement", stranger_remit.draw, stranger_remit.LAYOUTS),
    "strangerswipe": ("finance", "card_statement", stranger_remit.draw, stranger_remit.CARDS),
    "strangerdock": ("tax", "gst_invoice", stranger_dock.draw, stranger_dock.LAYOUTS),
    "strangerquay": ("tax", "gst_invoice", stranger_quay.draw, stranger_quay.LAYOUTS),
    "strangerwharfage": ("tax", "gst_invoice", stranger_wharfage.draw, stranger_wharfage.LAYOUTS),
    "strangerteller": ("finance", "bank_statement", stranger_teller.draw, stranger_teller.LAYOUTS),
    "strangerdues": ("finance", "card_statement", stranger_teller.draw, stranger_teller.CARDS),
    "strangerdespatch": ("commerce", "invoice", stranger_despatch.draw, stranger_despatch.LAYOUTS),
    "strangerlocker": ("finance", "bank_statement", stranger_locker.draw, stranger_locker.LAYOUTS),
    "strangerrevolve": ("finance", "card_statement", stranger_locker.draw, stranger_locker.CARDS),
    "strangerdelivery": ("commerce", "invoice", stranger_delivery.draw, stranger_delivery.LAYOUTS),
    "strangerannual": ("tax", "form_26as", stranger_annex.draw, stranger_annex.STATEMENTS),
    "strangerwithholding": ("tax", "form_26as", stranger_withheld.draw, stranger_withheld.STATEMENTS),
    "strangerwithheld": ("tax", "tds_certificate", stranger_withheld.draw, stranger_withheld.CERTIFICATES),
    "strangercertified": ("tax", "tds_certificate", stranger_annex.draw, stranger_annex.CERTIFICATES),
    "strangerexcise": ("tax", "form_26as", stranger_exciseman.draw, stranger_exciseman.STATEMENTS),
    "strangerexciseman": ("tax", "tds_certificate", stranger_exciseman.draw, stranger_exciseman.CERTIFICATES),
    "strangerchequer": ("finance", "bank_statement", stranger_chequer.draw, stranger_chequer.LAYOUTS),
    "strangermooring": ("tax", "gst_invoice", stranger_mooring.draw, stranger_mooring.LAYOUTS),
    "strangeragency": ("finance", "bank_statement", stranger_agency.draw, stranger_agency.LAYOUTS),
    "strangerrepay": ("finance", "card_statement", stranger_agency.draw, stranger_agency.CARDS),
    "strangerjetty": ("tax", "gst_invoice", stranger_jetty.draw, stranger_jetty.LAYOUTS),
    "strangershipment": ("commerce", "invoice", stranger_shipment.draw, stranger_shipment.LAYOUTS),
    "strangerpier": ("tax", "gst_invoice", stranger_pier.draw, stranger_pier.LAYOUTS),
    "strangerparcel": ("commerce", "invoice", stranger_parcel.draw, stranger_parcel.LAYOUTS),
    "strangerdrawer": ("finance", "bank_statement", stranger_drawer.draw, stranger_drawer.LAYOUTS),
    "strangerbarge": ("tax", "gst_invoice", stranger_barge.draw, stranger_barge.LAYOUTS),
    "strangerhamper": ("commerce", "invoice", stranger_hamper.draw, stranger_hamper.LAYOUTS),
    "strangerpurse": ("finance", "bank_statement", stranger_purse.draw, stranger_purse.BANKS),
    "strangerquarry": ("tax", "gst_invoice", stranger_quarry.draw, stranger_quarry.LAYOUTS),
    "strangervoucher": ("tax", "gst_invoice", stranger_voucher.draw, stranger_voucher.LAYOUTS),
    "strangerpurser": ("finance", "card_statement", stranger_purser.draw, stranger_purser.CARDS),
    "strangercrate": ("commerce", "invoice", stranger_crate.draw, stranger_crate.LAYOUTS),
    "strangersatchel": ("finance", "bank_statement", stranger_satchel.draw, stranger_satchel.BANKS),
    "strangerclasp": ("finance", "card_statement", stranger_satchel.draw, stranger_satchel.CARDS),
    "strangerlantern": ("tax", "gst_invoice", stranger_lantern.draw, stranger_lantern.LAYOUTS),
    "strangerhedge": ("tax", "gst_invoice", stranger_hedge.draw, stranger_hedge.LAYOUTS),
    "strangerember": ("tax", "gst_invoice", stranger_ember.draw, stranger_ember.LAYOUTS),
    "strangeranvil": ("tax", "gst_invoice", stranger_anvil.draw, stranger_anvil.LAYOUTS),
    "strangerbinder": ("tax", "gst_invoice", stranger_binder.draw, stranger_binder.LAYOUTS),
    "strangercompass": ("tax", "gst_invoice", stranger_compass.draw, stranger_compass.LAYOUTS),
    "strangerwallet": ("finance", "bank_statement", stranger_wallet.draw, stranger_wallet.BANKS),
    "strangerpouch": ("finance", "bank_statement", stranger_pouch.draw, stranger_pouch.BANKS),
    "strangerbazaar": ("commerce", "invoice", stranger_bazaar.draw, stranger_bazaar.LAYOUTS),
    "strangerbriefcase": ("finance", "bank_statement", stranger_briefcase.draw, stranger_briefcase.BANKS),
    "strangerdynamo": ("tax", "gst_invoice", stranger_dynamo.draw, stranger_dynamo.LAYOUTS),
    "strangerfurnace": ("tax", "gst_invoice", stranger_furnace.draw, stranger_furnace.LAYOUTS),
    "strangerknapsack": ("finance", "bank_statement", stranger_knapsack.draw, stranger_knapsack.BANKS),
    "strangertransit": ("commerce", "invoice", stranger_transit.draw, stranger_transit.LAYOUTS),
    "strangeroffice": ("tax", "gst_invoice", stranger_office.draw, stranger_office.LAYOUTS),
    "strangerwindmill": ("tax", "gst_invoice", stranger_windmill.draw, stranger_windmill.LAYOUTS),
    "strangercoffer": ("finance", "bank_statement", stranger_coffer.draw, stranger_coffer.BANKS),
    "strangerchest": ("finance", "bank_statement", stranger_chest.draw, stranger_chest.BANKS),
    "strangerchestcard": ("finance", "card_statement", stranger_chest.draw, stranger_chest.CARDS),
    "strangerstrongroom": ("finance", "bank_statement", stranger_strongroom.draw, stranger_strongroom.BANKS),
    "strangercounterbill": ("tax", "gst_invoice", stranger_counterbill.draw, stranger_counterbill.LAYOUTS),
    "strangerconsign": ("commerce", "invoice", stranger_consign.draw, stranger_consign.LAYOUTS),
    "strangerviaduct": ("finance", "bank_statement", stranger_viaduct.draw, stranger_viaduct.BANKS),
    "strangerviaductcard": ("finance", "card_statement", stranger_viaduct.draw, stranger_viaduct.CARDS),
    "strangerturret": ("finance", "bank_statement", stranger_turret.draw, stranger_turret.BANKS),
    "strangerportico": ("finance", "bank_statement", stranger_portico.draw, stranger_portico.BANKS),
    "strangercaravan": ("commerce", "invoice", stranger_caravan.draw, stranger_caravan.LAYOUTS),
    "strangerservice": ("tax", "gst_invoice", stranger_service.draw, stranger_service.LAYOUTS),
    "strangermarket": ("tax", "gst_invoice", stranger_market.draw, stranger_market.LAYOUTS),
    "strangerbastion": ("finance", "bank_statement", stranger_bastion.draw, stranger_bastion.BANKS),
    "strangerpalette": ("commerce", "invoice", stranger_palette.draw, stranger_palette.LAYOUTS),
    "strangercaboose": ("tax", "gst_invoice", stranger_caboose.draw, stranger_caboose.LAYOUTS),
    "strangergranary": ("finance", "bank_statement", stranger_granary.draw, stranger_granary.BANKS),
    "strangerfrontier": ("finance", "bank_statement", stranger_frontier.draw, stranger_frontier.BANKS),
    "strangerfrontiercard": ("finance", "card_statement", stranger_frontier.draw, stranger_frontier.CARDS),
    "strangeralmanac": ("commerce", "invoice", stranger_almanac.draw, stranger_almanac.LAYOUTS),
    "strangermeridian": ("tax", "gst_invoice", stranger_meridian.draw, stranger_meridian.LAYOUTS),
    "strangerworkbench": ("tax", "gst_invoice", stranger_workbench.draw, stranger_workbench.LAYOUTS),
    "strangercauldron": ("tax", "gst_invoice", stranger_cauldron.draw, stranger_cauldron.LAYOUTS),
    "strangercauseway": ("finance", "bank_statement", stranger_causeway.draw, stranger_causeway.BANKS),
    "strangeristhmus": ("finance", "bank_statement", stranger_isthmus.draw, stranger_isthmus.BANKS),
    "strangeristhmuscard": ("finance", "card_statement", stranger_isthmus.draw, stranger_isthmus.CARDS),
    "strangerorchard": ("commerce", "invoice", stranger_orchard.draw, stranger_orchard.LAYOUTS),
    "strangeresplanade": ("finance", "bank_statement", stranger_esplanade.draw, stranger_esplanade.BANKS),
    "strangerharbour": ("finance", "bank_statement", stranger_harbour.draw, stranger_harbour.BANKS),
    "strangerharbourcard": ("finance", "card_statement", stranger_harbour.draw, stranger_harbour.CARDS),
    "strangerkeystone": ("tax", "gst_invoice", stranger_keystone.draw, stranger_keystone.LAYOUTS),
    "strangersmithy": ("tax", "gst_invoice", stranger_smithy.draw, stranger_smithy.LAYOUTS),
    "strangerguildhall": ("commerce", "invoice", stranger_guildhall.draw, stranger_guildhall.LAYOUTS),
    "strangerbelfry": ("commerce", "invoice", stranger_belfry.draw, stranger_belfry.LAYOUTS),
    "strangersluice": ("finance", "bank_statement", stranger_sluice.draw, stranger_sluice.BANKS),
    "strangerlockhouse": ("finance", "bank_statement", stranger_lockhouse.draw, stranger_lockhouse.BANKS),
    "strangerbuckle": ("finance", "card_statement", stranger_buckle.draw, stranger_buckle.CARDS),
    "strangerropewalk": ("tax", "gst_invoice", stranger_ropewalk.draw, stranger_ropewalk.LAYOUTS),
    "strangertrellis": ("finance", "bank_statement", stranger_trellis.draw, stranger_trellis.BANKS),
}
# Kind → industry, template, a document from a seed and a number of lines, how it is drawn, its layouts, and what LAYOUT makes of it.
ORDERED = {
    "strangercard": ("finance", "card_statement", stranger_cards.order, stranger_cards.draw, stranger_cards.LAYOUTS, stranger_cards.prepare),
    "strangerbill": ("commerce", "invoice", stranger_bills.order, stranger_bills.draw, stranger_bills.LAYOUTS, stranger_bills.prepare),
    "strangertrade": ("commerce", "invoice", stranger_bills_second.order, stranger_bills_second.draw, stranger_bills_second.LAYOUTS, stranger_bills_second.prepare),
    "strangersale": ("commerce", "invoice", stranger_bills_third.order, stranger_bills_third.draw, stranger_bills_third.LAYOUTS, stranger_bills_third.prepare),
    "strangergst": ("tax", "gst_invoice", stranger_gst.order, stranger_gst.draw, stranger_gst.LAYOUTS, stranger_gst.prepare),
    "strangertax": ("tax", "gst_invoice", stranger_gst_second.order, stranger_gst_second.draw, stranger_gst_second.LAYOUTS, stranger_gst_second.prepare),
    "strangerhsn": ("tax", "gst_invoice", stranger_gst_third.order, stranger_gst_third.draw, stranger_gst_third.LAYOUTS, stranger_gst_third.prepare),
    "strangertill": ("commerce", "receipt", stranger_till.order, stranger_till.draw, stranger_till.LAYOUTS, stranger_till.prepare),
    "strangertally": ("commerce", "receipt", stranger_tally.order, stranger_tally.draw, stranger_tally.LAYOUTS, stranger_tally.prepare),
    "strangerregister": ("commerce", "receipt", stranger_register.order, stranger_register.draw, stranger_register.LAYOUTS, stranger_register.prepare),
    "strangerkiosk": ("commerce", "receipt", stranger_kiosk.order, stranger_kiosk.draw, stranger_kiosk.LAYOUTS, stranger_kiosk.prepare),
    "strangerbooth": ("commerce", "receipt", stranger_booth.order, stranger_booth.draw, stranger_booth.LAYOUTS, stranger_booth.prepare),
    "strangercheckout": ("commerce", "receipt", stranger_checkout.order, stranger_checkout.draw, stranger_checkout.LAYOUTS, stranger_checkout.prepare),
    "strangerarcade": ("commerce", "receipt", stranger_arcade.order, stranger_arcade.draw, stranger_arcade.LAYOUTS, stranger_arcade.prepare),
    "strangerturnstile": ("commerce", "receipt", stranger_turnstile.order, stranger_turnstile.draw, stranger_turnstile.LAYOUTS, stranger_turnstile.prepare),
    "strangercounter": ("commerce", "receipt", stranger_counter.order, stranger_counter.draw, stranger_counter.LAYOUTS, stranger_counter.prepare),
}
# Of the ordered ones, those whose papers depend on the number itself, and not on a lot that is drawn by it.
BY_NUMBER = ("strangergst", "strangertax", "strangerhsn", "strangertrade", "strangersale", "strangertill", "strangercounter", "strangertally", "strangerregister", "strangerkiosk", "strangerbooth",
             "strangercheckout", "strangerarcade", "strangerturnstile")
# Of the drawn ones, those that are texts and no pages.
SUFFIX = {**stranger_annex.TEXT_ONLY, **stranger_withheld.TEXT_ONLY}
