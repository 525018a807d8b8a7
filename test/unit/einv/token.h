/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A signed code and the key that it holds by, for the unit tests and the fuzz target. */
#ifndef TEST_EINV_TOKEN_H
#define TEST_EINV_TOKEN_H

/* Made by test/gen/einvoice.py with a key of our own; the facts are those of a public sandbox invoice. */
static const char token[] =
	"eyJhbGciOiAiUlMyNTYiLCAia2lkIjogIktFWS1BIiwgInR5cCI6ICJKV1QifQ.eyJkYXRhIjogIntcIlNlbGxlckdzdGluX"
	"CI6IFwiMDFBTUJQRzc3NzNNMDAyXCIsIFwiQnV5ZXJHc3RpblwiOiBcIjM2QU1CUEc3NzczTTAwMlwiLCBcIkRvY05vXCI6I"
	"FwiU0lOVi1DRlktMDAwNjdcIiwgXCJEb2NUeXBcIjogXCJJTlZcIiwgXCJEb2NEdFwiOiBcIjE2LzA5LzIwMjJcIiwgXCJUb"
	"3RJbnZWYWxcIjogMTAwLjAsIFwiSXRlbUNudFwiOiAxLCBcIk1haW5Ic25Db2RlXCI6IFwiNjExNDkwOTBcIiwgXCJJcm5cI"
	"jogXCI3MDZkYWVjY2RhMGVmNmY4MThkYTc4ZjNhMmEwNWExMjg4NzMxMDU3MzczMDAyMjg5YjQ2YzMyMjkyODlhMmU3XCIsI"
	"FwiSXJuRHRcIjogXCIyMDIyLTA5LTE2IDEwOjE1OjAwXCJ9IiwgImlzcyI6ICJOSUMifQ.XKRfg2UWK4wplRaGliUkD4NChF"
	"cIcnF0Ffbgiu93kluUiRi6ryhFzayaWdfvcZyf6oO_FsipkRc1yU7dQCr91STMnK8IJCF0Oyp-_cFx6pLDSglNhBs5PvNVCx"
	"u4O7aCLwgAG-hCc2JJJmjnFJ-WeLLnAFnurPo1i4EyUMXA1Z9-HFMSCt_s6vPkfcFigd--Hz8z6Fj6nogCrO8vYwOFvvjXSl"
	"Hp-5UjLvKdJIyVMCHl6OikNIRyUJeGOyTmb8Rnu8YOvOVzoGhl9SYYmTfDrsNmmxwp0OYLpol6OMj2Vv2LxZgoD17nys0edg"
	"GOF2B8SU2RHYczLgn6wM7g8V-B5g";
static const char jwks[] =
	"{\"keys\": [{\"kty\": \"RSA\", \"kid\": \"KEY-A\", \"alg\": \"RS256\", \"n\": \"t0OKoxfM-aiwiXRtFZvvpLLuNsRJhgM_i"
	"rCztay4-2RZxBeU1QADuIhdw51MQZNPpC4VXkymWz2wfhUOCUmIx5jjjhcsr9uiinOKjxGSiVKb2vcuExEGZ89qm7NxozZlu"
	"O6NmXt3V0CkMqiIbUr9MpJXQUrq1n95x4OtMP8fLsO9w9J3Px1QlWORjzWMZgvVrcI3wUo5UURbEssUwtt1_L_P1m1rd32_O"
	"z4hYm9Ruv_hhPpywsnGF3y3JKLCOEn3B3zEhMcsMb_Y3yeTHqHeCq1k7Jssv2wlHmJM2cv0N_2V081BO6OjC8in4CVvzIaPu"
	"_DX2KCXyokchzlVbDoD9w\", \"e\": \"AQAB\"}]}";
static const char pem[] = "kid: KEY-A\n"
			  "-----BEGIN PUBLIC KEY-----\n"
			  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAt0OKoxfM+aiwiXRtFZvvpLLuNsRJhgM/\n"
			  "irCztay4+2RZxBeU1QADuIhdw51MQZNPpC4VXkymWz2wfhUOCUmIx5jjjhcsr9uiinOKjxGSiVKb\n"
			  "2vcuExEGZ89qm7NxozZluO6NmXt3V0CkMqiIbUr9MpJXQUrq1n95x4OtMP8fLsO9w9J3Px1QlWOR\n"
			  "jzWMZgvVrcI3wUo5UURbEssUwtt1/L/P1m1rd32/Oz4hYm9Ruv/hhPpywsnGF3y3JKLCOEn3B3zE\n"
			  "hMcsMb/Y3yeTHqHeCq1k7Jssv2wlHmJM2cv0N/2V081BO6OjC8in4CVvzIaPu/DX2KCXyokchzlV\n"
			  "bDoD9wIDAQAB\n"
			  "-----END PUBLIC KEY-----\n";

#endif
