// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "base/utc.h"
#include "insightsource/insightsource.h"
#include "ui/charts/markchartview.h"
#include "ui/host/page.h"
#include "ui/insights/parameterbar.h"
#include "ui/insights/questionpage.h"
#include "ui/tour/samplestore.h"
#include "workspace/workspace.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDialog>
#include <QTemporaryDir>
#include <QTimeZone>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using insights::QuestionPage;

namespace {

// The files of the shop, written with the first scene and deleted with the last.
struct ShopFiles
{
    QTemporaryDir folder;
    const SampleStoreFiles files = writeSampleStore(folder.path());
};

} // namespace

static std::shared_ptr<ShopFiles> sharedShop()
{
    static std::weak_ptr<ShopFiles> shared;
    auto shop = shared.lock();
    if (!shop) {
        shop = std::make_shared<ShopFiles>();
        shared = shop;
    }
    return shop;
}

// Chooses the files of the shop, once.
static void useShop(PageHost &host, const ShopFiles &shop, bool withLines)
{
    auto &source = host.workspace().insightSource();
    insightsource::InsightFiles files{.activities = {shop.files.activities},
                                      .contacts = shop.files.contacts,
                                      .asOf =
                                          QDateTime(QDate(2026, 11, 15), QTime(7, 0), base::utc)};
    if (withLines)
        files.lines = {shop.files.lines};
    source.setZone(QTimeZone("Europe/Madrid"));
    if (source.files() != files)
        source.openFiles(files);
}

static Scene questionScene(QLatin1StringView name, QLatin1StringView question, const char *title,
                           const QHash<QString, QString> &parameters = {})
{
    return {.name = name,
            .title = QCoreApplication::translate("Tour", title),
            .open = [shop = sharedShop(), question, parameters](PageHost &host) -> QWidget * {
                useShop(host, *shop, true);
                auto *page = qobject_cast<QuestionPage *>(
                    host.open({.page = pageid::insight, .values = {QString(question)}}));
                if (!page)
                    return nullptr;
                page->findChild<insights::ParameterBar *>()->setParameters(parameters);
                return page->window();
            }};
}

static bool openMonth(PageHost &host)
{
    auto *page = qobject_cast<QuestionPage *>(host.currentPage());
    if (!page || !page->settled())
        return false;
    auto *chart = page->findChild<charts::MarkChartView *>(u"chart"_s);
    chart->open(static_cast<int>(chart->chart().marks.size()) - 2);
    return true;
}

static bool peopleAreListed(PageHost &host)
{
    return host.currentPage() && host.currentPage()->settled();
}

// The window is captured with the dialog.
static bool chooseRoles(PageHost &host)
{
    auto *page = host.currentPage();
    if (!page || !page->settled())
        return false;
    if (!page->window()->findChild<QDialog *>(u"insightRoles"_s))
        page->findChild<QAbstractButton *>(u"chooseRoles"_s)->click();
    return true;
}

static Scene insightsScene(QLatin1StringView name, const char *title, bool withLines)
{
    return {.name = name,
            .title = QCoreApplication::translate("Tour", title),
            .open = [shop = sharedShop(), withLines](PageHost &host) -> QWidget * {
                useShop(host, *shop, withLines);
                auto *page = host.open({.page = pageid::insights});
                return page ? page->window() : nullptr;
            }};
}

QList<Scene> insightScenes()
{
    return {
        insightsScene("insights-all"_L1, QT_TRANSLATE_NOOP("Tour", "Insights"), true),
        insightsScene("insights-missing"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: purchased products missing"), false),
        inSteps(insightsScene("insights-columns"_L1,
                              QT_TRANSLATE_NOOP("Tour", "Insights: column meanings"), true),
                {chooseRoles,
                 [](PageHost &) {
                     return true;
                 }}),
        questionScene("insights-sales"_L1, "sales"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: sales by month")),
        inSteps(questionScene("insights-people"_L1, "sales"_L1,
                              QT_TRANSLATE_NOOP("Tour", "Insights: the people behind a number")),
                {openMonth, peopleAreListed}),
        questionScene("insights-new-returning"_L1, "new-returning"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: new and returning customers")),
        questionScene("insights-products"_L1, "products"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: products")),
        questionScene("insights-sources"_L1, "sources"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: sources")),
        questionScene("insights-best-customers"_L1, "best-customers"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: best customers")),
        questionScene("insights-rfm"_L1, "rfm"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: RFM groups")),
        questionScene("insights-cohorts"_L1, "cohorts"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: cohorts")),
        questionScene("insights-second-purchase"_L1, "second-purchase"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: second purchase")),
        questionScene("insights-emails"_L1, "emails"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: emails")),
        questionScene("insights-workflows"_L1, "workflows"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: workflows")),
        questionScene("insights-funnel"_L1, "funnel"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: funnel")),
        questionScene("insights-coupons"_L1, "coupons"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: coupons")),
        questionScene("insights-hours"_L1, "hours"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: hours")),
        questionScene("insights-list-health"_L1, "list-health"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: reachable contacts")),
        questionScene("insights-quiet"_L1, "quiet"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: inactive contacts")),
        questionScene("insights-quota"_L1, "quota"_L1,
                      QT_TRANSLATE_NOOP("Tour", "Insights: activity quota")),
    };
}

} // namespace storedesk::ui::tour
