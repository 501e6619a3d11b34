// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"
#include "ui/theme/icons.h"

#include <QDateTime>

#include <optional>

namespace storedesk::ui::records {

class RecordLoader;

// A notice above a record, with an optional button.
struct RecordNotice
{
    Tone tone;
    QString headline;
    QString sentence;
    std::optional<Icon> icon = {};
    // The button label; empty for no button.
    QString action = {};
    // The page that the button opens.
    PageAddress place = {};
};

[[nodiscard]] std::optional<RecordNotice> noticeOf(const RecordLoader &reader, bool mayWrite,
                                                   const QDateTime &now);

} // namespace storedesk::ui::records
