// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/importsteps.h"
#include "ui/tour/scenes.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "storage/stocksamples.h"
#include "storage/views.h"
#include "ui/host/jobaddress.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"

#include <QComboBox>
#include <QCoreApplication>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

namespace {
struct ImportScenes
{
    Q_DECLARE_TR_FUNCTIONS(ImportScenes)
};
} // namespace

static bool openJob(PageHost &host)
{
    if (const auto *page = importPage(host))
        host.open(jobPlace(page->place().values.value(1)));
    return !importPage(host) && host.currentPage()->settled();
}

// Opens a coupon set and adds stock samples for the last twelve days.
static bool openCouponSet(PageHost &host)
{
    namespace key = catalogue::key;
    if (auto *page = importPage(host)) {
        const auto *sets = page->findChild<QComboBox *>(u"couponSet"_s);
        const auto id = sets->itemData(sets->count() - 1).toString();
        const auto now = host.clock().now();
        for (int day = 12; day > 0; --day)
            storage::noteStock(
                host.account().storage().views(),
                {{key::id, id}, {key::available, 900 + day * 40}, {key::assigned, (12 - day) * 40}},
                now.addDays(-day));
        host.open({.page = pageid::couponSetRecord, .values = {id}});
    }
    return !importPage(host) && host.currentPage()->settled();
}

// Gives all contacts the same newsletter status.
static bool addConstantColumn(PageHost &host)
{
    auto &draft = importPage(host)->draft();
    auto settings = draft.settings();
    settings.constants = {{.key = QString(catalogue::key::contact::smsSubscriptionStatus),
                           .text = u"unsubscribed"_s}};
    draft.setSettings(settings);
    return importPage(host)->settled();
}

QList<Scene> importScenes()
{
    const QList<SceneStep> checked{pasteLeads, goToStep<2>, goToStep<3>, isChecked};
    return {
        {"new-import"_L1, ImportScenes::tr("New import"), openImport},
        inSteps({"import-read"_L1, ImportScenes::tr("New import: reading the file"), openImport},
                {pasteLeads, goToStep<1>}),
        inSteps({"import-match"_L1, ImportScenes::tr("New import: mapping columns"), openImport},
                {pasteLeads, goToStep<2>}),
        inSteps({"import-constant"_L1, ImportScenes::tr("New import: the same value in all rows"),
                 openImport},
                {pasteLeads, goToStep<2>, addConstantColumn}),
        inSteps({"import-check"_L1, ImportScenes::tr("New import: check"), openImport}, checked),
        inSteps({"import-fix"_L1, ImportScenes::tr("New import: a fix"), openImport},
                checked + QList<SceneStep>{previewFix}),
        inSteps({"import-effect"_L1, ImportScenes::tr("New import: preview"), openImport},
                checked + QList<SceneStep>{goToStep<4>, overwrite, compareLeads}),
        inSteps({"import-run"_L1, ImportScenes::tr("New import: running"), openImport},
                checked + QList<SceneStep>{goToStep<4>, startImport, showsJob}),
        inSteps({"import-result"_L1, ImportScenes::tr("New import: the result"), openImport},
                checked + QList<SceneStep>{goToStep<4>, startImport, hasResult}),
        inSteps({"import-foreseen"_L1, ImportScenes::tr("New import: lookup"), openImport},
                {pasteChanges, goToStep<3>, isChecked, goToStep<4>, overwrite, lookUpRecords}),
        inSteps({"import-undo"_L1, ImportScenes::tr("Undo an import"), openImport},
                {pasteChanges, goToStep<3>, isChecked, goToStep<4>, overwrite, lookUpRecords,
                 startImport, hasResult, openUndo, isUndoReady}),
        inSteps({"import-coupons"_L1, ImportScenes::tr("New import: coupons"), openRefill},
                {pasteCodes}),
        inSteps({"import-coupons-effect"_L1, ImportScenes::tr("New import: preview of coupons"),
                 openRefill},
                {pasteCodes, goToStep<3>, isChecked, goToStep<4>}),
        inSteps({"import-in-jobs"_L1, ImportScenes::tr("An import in Jobs"), openImport},
                {pasteLeads, goToStep<2>, goToStep<3>, isChecked, goToStep<4>, startImport,
                 hasResult, openJob}),
        inSteps(
            {"coupon-set"_L1, ImportScenes::tr("A coupon set and its remaining codes"), openRefill},
            {pasteCodes, openCouponSet}),
    };
}

} // namespace storedesk::ui::tour
