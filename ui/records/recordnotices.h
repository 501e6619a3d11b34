// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"
#include "ui/theme/icons.h"

#include <optional>

namespace storedesk::ui::records {

class RecordReader;

// What stands above a record that needs a word, and where it leads.
struct RecordNotice
{
    Tone tone;
    QString headline;
    QString sentence;
    std::optional<Icon> icon = {};
    QString action = {}; // of the button; empty: there is none
    Place place = {}; // what the button opens
};

[[nodiscard]] std::optional<RecordNotice> noticeOf(const RecordReader &reader, bool mayWrite);

} // namespace storedesk::ui::records
