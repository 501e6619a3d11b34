// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"
#include "ui/theme/icons.h"

#include <optional>

namespace storedesk::ui::records {

class RecordReader;

// A notice above a record, with an optional button.
struct RecordNotice
{
    Tone tone;
    QString headline;
    QString sentence;
    std::optional<Icon> icon = {};
    // The button's text, empty for no button.
    QString action = {};
    // The target of the button.
    Place place = {};
};

[[nodiscard]] std::optional<RecordNotice> noticeOf(const RecordReader &reader, bool mayWrite);

} // namespace storedesk::ui::records
