// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/bulkpages.h"

#include "ui/host/pageid.h"
#include "ui/host/recipeaddress.h"
#include "ui/jobs/bulkpage.h"
#include "ui/jobs/jobspage.h"
#include "ui/jobs/purchaseimportpage.h"
#include "ui/privacy/privacypage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;

static Page *makeJobs(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() ? new JobsPage(host) : nullptr;
}

static Page *makeBulk(PageHost &host, const PageAddress &place)
{
    return new BulkPage(host, place);
}

static Page *makePurchaseImport(PageHost &host, const PageAddress &place)
{
    const bool isRecipe = place.values.size() == 2 && place.values.constFirst() == recipeWord;
    return place.values.isEmpty() || isRecipe ? new PurchaseImportPage(host, place) : nullptr;
}

static Page *makePrivacy(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() ? new privacy::PrivacyPage(host) : nullptr;
}

static constexpr auto rows = std::to_array<PageRow>({
    {.word = pageid::jobs,
     .title = QT_TRANSLATE_NOOP("PageRow", "Jobs"),
     .group = NavigationGroup::Top,
     .icon = Icon::Jobs,
     .make = makeJobs},
    {.word = pageid::bulkJob,
     .title = QT_TRANSLATE_NOOP("PageRow", "New bulk job"),
     .icon = Icon::Jobs,
     .make = makeBulk,
     .creates = true,
     .shortcut = Qt::CTRL | Qt::SHIFT | Qt::Key_B},
    {.word = pageid::purchaseImport,
     .title = QT_TRANSLATE_NOOP("PageRow", "Purchases from a file"),
     .icon = Icon::Purchases,
     .resource = catalogue::Resource::Purchase,
     .make = makePurchaseImport,
     .creates = true,
     .keywords = QT_TRANSLATE_NOOP("Keywords", "import orders shop shopify woocommerce prestashop"),
     .shortcut = Qt::CTRL | Qt::ALT | Qt::Key_P},
    {.word = pageid::privacyRequests,
     .title = QT_TRANSLATE_NOOP("PageRow", "Privacy request"),
     .icon = Icon::Shield,
     .make = makePrivacy,
     .creates = true,
     .keywords = QT_TRANSLATE_NOOP("Keywords", "gdpr erase forget delete everywhere certificate"),
     .shortcut = Qt::CTRL | Qt::ALT | Qt::Key_G},
});

std::span<const PageRow> bulkPages()
{
    return rows;
}

} // namespace storedesk::ui::jobs
