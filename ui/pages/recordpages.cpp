// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordpages.h"

#include "ui/host/pageid.h"
#include "ui/lookups/bulklookupheader.h"
#include "ui/lookups/bulklookuppage.h"
#include "ui/lookups/lookuppage.h"
#include "ui/records/recordpage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;
using catalogue::Resource;

// clang-format off
static constexpr std::array recordPageRows{
    PageRow{pageid::contacts,           QT_TRANSLATE_NOOP("PageRow", "Contacts"),      NavigationGroup::Browse, Icon::Contacts,      Resource::Contact,           &lookups::LookupPage::make},
    PageRow{pageid::products,           QT_TRANSLATE_NOOP("PageRow", "Products"),      NavigationGroup::Browse, Icon::Products,      Resource::Product,           &lookups::LookupPage::make},
    PageRow{pageid::purchases,          QT_TRANSLATE_NOOP("PageRow", "Purchases"),     NavigationGroup::Browse, Icon::Purchases,     Resource::Purchase,          &lookups::LookupPage::make},
    PageRow{pageid::contactRecord,      QT_TRANSLATE_NOOP("PageRow", "Contact"),       NavigationGroup::None,   Icon::Person,        Resource::Contact,           &records::RecordPage::make},
    PageRow{pageid::productRecord,      QT_TRANSLATE_NOOP("PageRow", "Product"),       NavigationGroup::None,   Icon::Products,      Resource::Product,           &records::RecordPage::make},
    PageRow{pageid::purchaseRecord,     QT_TRANSLATE_NOOP("PageRow", "Purchase"),      NavigationGroup::None,   Icon::Purchases,     Resource::Purchase,          &records::RecordPage::make},
    PageRow{pageid::exportRecord,       QT_TRANSLATE_NOOP("PageRow", "Export"),        NavigationGroup::None,   Icon::Exports,       Resource::Export,            &records::RecordPage::make},
    PageRow{pageid::importRecord,       QT_TRANSLATE_NOOP("PageRow", "Import"),        NavigationGroup::None,   Icon::Imports,       Resource::Import,            &records::RecordPage::make},
    PageRow{pageid::couponSetRecord,    QT_TRANSLATE_NOOP("PageRow", "Coupon set"),    NavigationGroup::None,   Icon::CouponSets,    Resource::CouponSet,         &records::RecordPage::make},
    PageRow{pageid::workflowRecord,     QT_TRANSLATE_NOOP("PageRow", "Workflow"),      NavigationGroup::None,   Icon::Workflows,     Resource::Workflow,          &records::RecordPage::make},
    PageRow{pageid::contactFieldRecord, QT_TRANSLATE_NOOP("PageRow", "Contact field"), NavigationGroup::None,   Icon::ContactFields, Resource::ContactField,      &records::RecordPage::make},
    PageRow{pageid::integrationRecord,  QT_TRANSLATE_NOOP("PageRow", "Integration"),   NavigationGroup::None,   Icon::Integrations,  Resource::CustomIntegration, &records::RecordPage::make},
    PageRow{pageid::eventTypeRecord,    QT_TRANSLATE_NOOP("PageRow", "Event type"),    NavigationGroup::None,   Icon::Events,        Resource::CustomEventType,   &records::RecordPage::make},
    PageRow{pageid::bulkLookup,         QT_TRANSLATE_NOOP("PageRow", "Bulk lookup"),  NavigationGroup::None,   Icon::List,          {},                          &lookups::BulkLookupPage::make},
};
// clang-format on

std::span<const PageRow> recordPages()
{
    return recordPageRows;
}

QList<BulkLookupEntry> manyLookUps()
{
    QList<BulkLookupEntry> found;
    for (const auto resource : lookups::BulkLookupPage::resources()) {
        const auto area = catalogue::resourceRow(resource).area;
        found.append({.resource = resource,
                      .title = lookups::manyTitle(resource, 0),
                      .place = {.page = pageid::bulkLookup,
                                .values = {area, catalogue::usualKeyOf(resource)->word}}});
    }
    return found;
}

} // namespace storedesk::ui::pages
