// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resource.h"

#include <QCoreApplication>

namespace storedesk::catalogue {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array resourceRows{
    ResourceRow{Resource::Contact,           "contact"_L1,            QT_TRANSLATE_NOOP("Resources", "Contact"),            QT_TRANSLATE_NOOP("Resources", "Contacts"),            "contacts"_L1},
    ResourceRow{Resource::Purchase,          "purchase"_L1,           QT_TRANSLATE_NOOP("Resources", "Purchase"),           QT_TRANSLATE_NOOP("Resources", "Purchases"),           "purchases"_L1},
    ResourceRow{Resource::Product,           "product"_L1,            QT_TRANSLATE_NOOP("Resources", "Product"),            QT_TRANSLATE_NOOP("Resources", "Products"),            "products"_L1},
    ResourceRow{Resource::Export,            "export"_L1,             QT_TRANSLATE_NOOP("Resources", "Export"),             QT_TRANSLATE_NOOP("Resources", "Exports"),             "exports"_L1},
    ResourceRow{Resource::Import,            "import"_L1,             QT_TRANSLATE_NOOP("Resources", "Import"),             QT_TRANSLATE_NOOP("Resources", "Imports"),             "imports"_L1},
    ResourceRow{Resource::CouponSet,         "coupon-set"_L1,         QT_TRANSLATE_NOOP("Resources", "Coupon set"),         QT_TRANSLATE_NOOP("Resources", "Coupon sets"),         "coupon-sets"_L1},
    ResourceRow{Resource::Workflow,          "workflow"_L1,           QT_TRANSLATE_NOOP("Resources", "Workflow"),           QT_TRANSLATE_NOOP("Resources", "Workflows"),           "workflows"_L1},
    ResourceRow{Resource::Store,             "store"_L1,              QT_TRANSLATE_NOOP("Resources", "Store"),              QT_TRANSLATE_NOOP("Resources", "Store"),               "store"_L1},
    ResourceRow{Resource::ContactField,      "contact-field"_L1,      QT_TRANSLATE_NOOP("Resources", "Contact field"),      QT_TRANSLATE_NOOP("Resources", "Contact fields"),      "contact-fields"_L1},
    ResourceRow{Resource::CustomEvent,       "custom-event"_L1,       QT_TRANSLATE_NOOP("Resources", "Custom event"),       QT_TRANSLATE_NOOP("Resources", "Custom events"),       "custom-events"_L1},
    ResourceRow{Resource::CustomIntegration, "custom-integration"_L1, QT_TRANSLATE_NOOP("Resources", "Custom integration"), QT_TRANSLATE_NOOP("Resources", "Custom integrations"), "custom-integrations"_L1},
    ResourceRow{Resource::CustomEventType,   "custom-event-type"_L1,  QT_TRANSLATE_NOOP("Resources", "Custom event type"),  QT_TRANSLATE_NOOP("Resources", "Custom event types"),  "custom-integrations"_L1},
};
// clang-format on

static consteval bool everyRowStandsAtItsOwnPlace()
{
    for (std::size_t row = 0; row < resourceRows.size(); ++row) {
        if (static_cast<std::size_t>(resourceRows[row].resource) != row)
            return false;
    }
    return resourceRows.size() == static_cast<std::size_t>(Resource::Count);
}
static_assert(everyRowStandsAtItsOwnPlace());

std::span<const ResourceRow> resources()
{
    return resourceRows;
}

const ResourceRow &resourceRow(Resource resource)
{
    return resourceRows[static_cast<std::size_t>(resource)];
}

QString titleOf(Resource resource)
{
    return QCoreApplication::translate("Resources", resourceRow(resource).title);
}

QString pluralOf(Resource resource)
{
    return QCoreApplication::translate("Resources", resourceRow(resource).plural);
}

} // namespace storedesk::catalogue
