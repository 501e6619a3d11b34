// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::api {
struct CallRecord;
}

namespace storedesk::ui::lists {

// The parts of a call as text. What was sent is whole: personal data is in it.
[[nodiscard]] QString requestText(const api::CallRecord &record);
[[nodiscard]] QString jsonText(const QByteArray &bytes); // indented; what is no JSON as it came
[[nodiscard]] QString headersText(const api::CallRecord &record); // of the answer
[[nodiscard]] QString timesText(const api::CallRecord &record);

} // namespace storedesk::ui::lists
