// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/bulkpages.h"

#include "ui/bulk/bulkpage.h"
#include "ui/bulk/jobspage.h"
#include "ui/bulk/privacypage.h"
#include "ui/bulk/purchaseimportpage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;

static Page *makeJobs(Frame &frame, const Place &place)
{
    return place.values.isEmpty() ? new JobsPage(frame) : nullptr;
}

static Page *makeBulk(Frame &frame, const Place &place)
{
    return new BulkPage(frame, place);
}

static Page *makePurchaseImport(Frame &frame, const Place &place)
{
    return place.values.isEmpty() ? new PurchaseImportPage(frame) : nullptr;
}

static Page *makePrivacy(Frame &frame, const Place &place)
{
    return place.values.isEmpty() ? new PrivacyPage(frame) : nullptr;
}

static constexpr auto rows = std::to_array<PageRow>({
    {.word = "jobs"_L1,
     .title = QT_TRANSLATE_NOOP("PageRow", "Jobs"),
     .group = Group::Top,
     .icon = Icon::Jobs,
     .make = makeJobs},
    {.word = BulkPage::word,
     .title = QT_TRANSLATE_NOOP("PageRow", "New bulk job"),
     .icon = Icon::Jobs,
     .make = makeBulk,
     .creates = true},
    {.word = PurchaseImportPage::word,
     .title = QT_TRANSLATE_NOOP("PageRow", "Purchases from a file"),
     .icon = Icon::Purchases,
     .resource = catalogue::Resource::Purchase,
     .make = makePurchaseImport,
     .creates = true,
     .keywords =
         QT_TRANSLATE_NOOP("Keywords", "import orders shop shopify woocommerce prestashop")},
    {.word = PrivacyPage::word,
     .title = QT_TRANSLATE_NOOP("PageRow", "Privacy request"),
     .icon = Icon::Shield,
     .make = makePrivacy,
     .creates = true,
     .keywords = QT_TRANSLATE_NOOP("Keywords", "gdpr erase forget delete everywhere certificate")},
});

std::span<const PageRow> bulkPages()
{
    return rows;
}

} // namespace storedesk::ui::bulk
