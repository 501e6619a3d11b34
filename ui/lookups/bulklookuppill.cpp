// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/bulklookuppill.h"

namespace storedesk::ui::lookups {

Pill pillOf(storedesk::lookups::LookupState state, bool running)
{
    struct Appearance
    {
        Icon icon;
        Tone tone;
    };
    static constexpr std::array all{
        Appearance{Icon::TickCircle, Tone::Ok}, Appearance{Icon::Dash, Tone::Neutral},
        Appearance{Icon::CrossCircle, Tone::Err}, Appearance{Icon::Ring, Tone::Accent},
        Appearance{Icon::Clock, Tone::Neutral}};
    static_assert(all.size() == static_cast<std::size_t>(storedesk::lookups::LookupState::Count));
    const auto &shown = all[static_cast<std::size_t>(state)];
    return {.text = textOf(state, running), .icon = shown.icon, .tone = shown.tone};
}

int widthOfPills(const Theme &theme)
{
    int widest = 0;
    for (int state = 0; state < static_cast<int>(storedesk::lookups::LookupState::Count); ++state)
        for (const bool running : {true, false})
            widest = std::max(
                widest,
                widthOfCell(pillOf(static_cast<storedesk::lookups::LookupState>(state), running),
                            theme));
    return widest;
}

} // namespace storedesk::ui::lookups
