// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/visiblerows.h"
#include "ui/theme/tokens.h"

namespace storedesk::ui::files {

// The most important message about a file, with an offered action.
struct FileNotice
{
    enum class Offer : char { Nothing, ReadAgain, Stack };

    Tone tone = Tone::Warn;
    QString headline = {};
    QString sentence = {};
    Offer offer = Offer::Nothing;
};

[[nodiscard]] std::optional<FileNotice> noticeOf(const sheet::Sheet &sheet,
                                                 const sheet::VisibleRows &shown);

} // namespace storedesk::ui::files
