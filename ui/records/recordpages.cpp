// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recordpages.h"

#include "ui/records/lookupmany.h"
#include "ui/records/lookuppage.h"
#include "ui/records/manyhead.h"
#include "ui/records/recordpage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using catalogue::Resource;

// clang-format off
static constexpr std::array recordPageRows{
    PageRow{"contacts"_L1,      QT_TRANSLATE_NOOP("PageRow", "Contacts"),      Group::Browse, Icon::Contacts,      Resource::Contact,           &LookupPage::make},
    PageRow{"products"_L1,      QT_TRANSLATE_NOOP("PageRow", "Products"),      Group::Browse, Icon::Products,      Resource::Product,           &LookupPage::make},
    PageRow{"purchases"_L1,     QT_TRANSLATE_NOOP("PageRow", "Purchases"),     Group::Browse, Icon::Purchases,     Resource::Purchase,          &LookupPage::make},
    PageRow{"contact"_L1,       QT_TRANSLATE_NOOP("PageRow", "Contact"),       Group::None,   Icon::Person,        Resource::Contact,           &RecordPage::make},
    PageRow{"product"_L1,       QT_TRANSLATE_NOOP("PageRow", "Product"),       Group::None,   Icon::Products,      Resource::Product,           &RecordPage::make},
    PageRow{"purchase"_L1,      QT_TRANSLATE_NOOP("PageRow", "Purchase"),      Group::None,   Icon::Purchases,     Resource::Purchase,          &RecordPage::make},
    PageRow{"export"_L1,        QT_TRANSLATE_NOOP("PageRow", "Export"),        Group::None,   Icon::Exports,       Resource::Export,            &RecordPage::make},
    PageRow{"import"_L1,        QT_TRANSLATE_NOOP("PageRow", "Import"),        Group::None,   Icon::Imports,       Resource::Import,            &RecordPage::make},
    PageRow{"coupon-set"_L1,    QT_TRANSLATE_NOOP("PageRow", "Coupon set"),    Group::None,   Icon::CouponSets,    Resource::CouponSet,         &RecordPage::make},
    PageRow{"workflow"_L1,      QT_TRANSLATE_NOOP("PageRow", "Workflow"),      Group::None,   Icon::Workflows,     Resource::Workflow,          &RecordPage::make},
    PageRow{"contact-field"_L1, QT_TRANSLATE_NOOP("PageRow", "Contact field"), Group::None,   Icon::ContactFields, Resource::ContactField,      &RecordPage::make},
    PageRow{"integration"_L1,   QT_TRANSLATE_NOOP("PageRow", "Integration"),   Group::None,   Icon::Integrations,  Resource::CustomIntegration, &RecordPage::make},
    PageRow{"event-type"_L1,    QT_TRANSLATE_NOOP("PageRow", "Event type"),    Group::None,   Icon::Events,        Resource::CustomEventType,   &RecordPage::make},
    PageRow{"look-up-many"_L1,  QT_TRANSLATE_NOOP("PageRow", "Bulk lookup"),  Group::None,   Icon::List,          {},                          &LookupMany::make},
};
// clang-format on

std::span<const PageRow> recordPages()
{
    return recordPageRows;
}

QList<ManyLookup> manyLookUps()
{
    QList<ManyLookup> found;
    for (const auto resource : LookupMany::resources()) {
        const auto area = catalogue::resourceRow(resource).area;
        found.append({.resource = resource,
                      .title = manyTitle(resource, 0),
                      .place = {.page = u"look-up-many"_s,
                                .values = {area, catalogue::usualKeyOf(resource)->word}}});
    }
    return found;
}

} // namespace storedesk::ui::records
