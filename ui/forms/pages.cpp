// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages.h"

#include "ui/forms/newcontactpage.h"
#include "ui/forms/newintegrationpage.h"
#include "ui/forms/newproductpage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::Resource;

// clang-format off
static constexpr std::array rows{
    PageRow{.word = "new-contact"_L1,     .title = QT_TRANSLATE_NOOP("PageRow", "New contact"),     .icon = Icon::Person,       .resource = Resource::Contact,           .make = &NewContactPage::make, .creates = true},
    PageRow{.word = "new-product"_L1,     .title = QT_TRANSLATE_NOOP("PageRow", "New product"),     .icon = Icon::Products,     .resource = Resource::Product,           .make = &NewProductPage::make, .creates = true},
    PageRow{.word = "new-integration"_L1, .title = QT_TRANSLATE_NOOP("PageRow", "New integration"), .icon = Icon::Integrations, .resource = Resource::CustomIntegration, .make = &NewIntegrationPage::make, .creates = true},
};
// clang-format on

std::span<const PageRow> formPages()
{
    return rows;
}

} // namespace storedesk::ui
