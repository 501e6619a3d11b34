// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/designpages.h"

#include "ui/events/comparetypepage.h"
#include "ui/events/developerpage.h"
#include "ui/events/fieldchangepage.h"
#include "ui/events/fieldlistpage.h"
#include "ui/events/typechangepage.h"
#include "ui/host/pageid.h"
#include "ui/setup/setuppage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::events {

using catalogue::Resource;
using namespace Qt::StringLiterals;

// Creates a page whose address names an integration and one of its event types.
template <typename Made>
static Page *makeOfType(PageHost &host, const PageAddress &place)
{
    return place.values.size() == 2 ? new Made(host, place) : nullptr;
}

static Page *makeFieldChange(PageHost &host, const PageAddress &place)
{
    return place.values.size() == 1 ? new FieldChangePage(host, place) : nullptr;
}

static Page *makeFieldList(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() ? new FieldListPage(host, place) : nullptr;
}

// Creates the setup page. The address is empty, or names a file or an account as the source.
static Page *makeSetup(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() || place.values.size() == 2 ? new setup::SetupPage(host, place)
                                                              : nullptr;
}

// clang-format off
static constexpr std::array rows{
    PageRow{.word = pageid::eventTypeChange, .title = QT_TRANSLATE_NOOP("PageRow", "Change an event type"), .icon = Icon::Swap, .resource = Resource::CustomEventType, .make = makeOfType<TypeChangePage>},
    PageRow{.word = pageid::compareEventType, .title = QT_TRANSLATE_NOOP("PageRow", "Compare an event type"), .icon = Icon::Swap, .resource = Resource::CustomEventType, .make = makeOfType<CompareTypePage>},
    PageRow{.word = pageid::setup, .title = QT_TRANSLATE_NOOP("PageRow", "Copy setup"), .icon = Icon::Swap, .resource = Resource::CustomIntegration, .make = makeSetup},
    PageRow{.word = pageid::newContactFields, .title = QT_TRANSLATE_NOOP("PageRow", "Contact fields from a table"), .icon = Icon::ContactFields, .resource = Resource::ContactField, .make = makeFieldList, .creates = true, .keywords = QT_TRANSLATE_NOOP("Keywords", "add create many fields paste spreadsheet bulk")},
    PageRow{.word = pageid::contactFieldChange, .title = QT_TRANSLATE_NOOP("PageRow", "Change a contact field"), .icon = Icon::ContactFields, .resource = Resource::ContactField, .make = makeFieldChange},
    PageRow{.word = pageid::shareWithDeveloper, .title = QT_TRANSLATE_NOOP("PageRow", "Share with a developer"), .icon = Icon::Files, .resource = Resource::CustomEventType, .make = makeOfType<DeveloperPage>},
};
// clang-format on

std::span<const PageRow> designPages()
{
    return rows;
}

} // namespace storedesk::ui::events
