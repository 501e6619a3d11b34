// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::api {
struct CallRecord;
}

namespace storedesk::ui::calllog {

// The parts of a call as text. Request bodies are complete and include personal data.
[[nodiscard]] QString requestText(const api::CallRecord &record);
// Indents JSON and returns anything else unchanged.
[[nodiscard]] QString jsonText(const QByteArray &bytes);
// Returns the response headers.
[[nodiscard]] QString headersText(const api::CallRecord &record);
[[nodiscard]] QString timesText(const api::CallRecord &record);

} // namespace storedesk::ui::calllog
