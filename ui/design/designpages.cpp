// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/design/designpages.h"

#include "ui/design/handoverpage.h"
#include "ui/design/typechangepage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::design {

using catalogue::Resource;
using namespace Qt::StringLiterals;

// An integration and one of its event types.
template <typename Made>
static Page *makeOfType(Frame &frame, const Place &place)
{
    return place.values.size() == 2 ? new Made(frame, place) : nullptr;
}

// clang-format off
static constexpr std::array rows{
    PageRow{.word = "event-type-change"_L1, .title = QT_TRANSLATE_NOOP("PageRow", "Change of an event type"), .icon = Icon::Swap, .resource = Resource::CustomEventType, .make = makeOfType<TypeChangePage>},
    PageRow{.word = "hand-over"_L1, .title = QT_TRANSLATE_NOOP("PageRow", "Hand over to a developer"), .icon = Icon::Files, .resource = Resource::CustomEventType, .make = makeOfType<HandOverPage>},
};
// clang-format on

std::span<const PageRow> designPages()
{
    return rows;
}

} // namespace storedesk::ui::design
