// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/shelf.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "itemmodels/transfer.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/chartfile.h"
#include "ui/charts/charttable.h"
#include "ui/charts/chartview.h"
#include "ui/overview/chartcard.h"
#include "ui/overview/overviewpage.h"
#include "ui/overview/recentmodel.h"
#include "ui/tables/clipboardtable.h"
#include "ui/tables/pilldelegate.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QSvgRenderer>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <optional>

namespace tst_overviewcharts {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using ui::charts::ChartData;
using ui::charts::ChartScale;

static ChartData sample()
{
    return {.title = u"Rows"_s,
            .first = QDate(2026, 11, 1),
            .bands = {{.name = u"accepted"_s, .values = {10, 0, 900}},
                      {.name = u"rejected"_s, .tone = ui::Tone::Err, .values = {0, 0, 100}}}};
}

// Returns the relative luminance as defined by WCAG.
static double luminance(const QColor &colour)
{
    const auto part = [](double value) {
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF())
        + 0.0722 * part(colour.blueF());
}

static double contrast(const QColor &one, const QColor &other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

static int pixelsOf(const QImage &image, const QColor &colour)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            found += image.pixelColor(x, y) == colour ? 1 : 0;
    }
    return found;
}

class TestOverviewCharts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        QLocale::setDefault(QLocale::c());
    }

    void cleanup() { m_fixture.reset(); }

    void theScaleEndsAboveTheHighest_data()
    {
        QTest::addColumn<qint64>("highest");
        QTest::addColumn<qint64>("step");
        QTest::addColumn<qint64>("top");
        QTest::newRow("nothing") << qint64(0) << qint64(1) << qint64(1);
        QTest::newRow("one") << qint64(1) << qint64(1) << qint64(1);
        QTest::newRow("four") << qint64(4) << qint64(2) << qint64(4);
        QTest::newRow("ninety") << qint64(90) << qint64(50) << qint64(100);
        QTest::newRow("thousands") << qint64(17'200) << qint64(10'000) << qint64(20'000);
        QTest::newRow("huge") << qint64(9'000'000'000) << qint64(5'000'000'000)
                              << qint64(10'000'000'000);
    }

    void theScaleEndsAboveTheHighest()
    {
        QFETCH(const qint64, highest);
        QFETCH(const qint64, step);
        QFETCH(const qint64, top);
        QCOMPARE(ui::charts::scaleOf(highest), (ChartScale{.step = step, .top = top}));
    }

    void numbersOfAScaleAreShort()
    {
        QCOMPARE(ui::charts::shortNumber(0), u"0"_s);
        QCOMPARE(ui::charts::shortNumber(950), u"950"_s);
        QCOMPARE(ui::charts::shortNumber(18'000), u"18 k"_s);
        QCOMPARE(ui::charts::shortNumber(1'500'000), u"1.5 M"_s);
    }

    void theTableTwinHasEveryDay()
    {
        ui::charts::ChartTable table;
        const QAbstractItemModelTester tester(
            &table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setData(sample());
        QCOMPARE(table.rowCount(), 3);
        QCOMPARE(table.columnCount(), 3);
        // The latest day is first.
        QCOMPARE(table.index(0, 1).data().toString(), u"900"_s);
        QCOMPARE(table.index(0, 2).data().toString(), u"100"_s);
        const auto copied = ui::tableOf(table);
        QCOMPARE(copied.titles, (QStringList{u"Day"_s, u"accepted"_s, u"rejected"_s}));
        QCOMPARE(copied.rows.size(), 3);
    }

    void recentTransfersAreAModel()
    {
        const base::SystemClock clock;
        ui::overview::RecentModel model(clock);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        itemmodels::Transfer transfer{.resource = catalogue::Resource::Import,
                                      .id = u"a"_s,
                                      .title = u"Contacts"_s,
                                      .state = u"finished"_s,
                                      .stateWords = u"Completed"_s,
                                      .phase = itemmodels::TransferPhase::Finished,
                                      .total = 1200,
                                      .createdAt = clock.now()};
        model.setTransfers({transfer});
        QCOMPARE(model.index(0, ui::overview::RecentModel::StateColumn).data().toString(),
                 u"Completed"_s);
        const QPersistentModelIndex kept(model.index(0, 0));
        transfer.refused = 96;
        model.setTransfers({transfer});
        // The row was updated in place.
        QVERIFY(kept.isValid());
        QCOMPARE(ui::overview::pillOf(transfer).text, u"96 rejected"_s);
        QCOMPARE(ui::overview::pillOf(transfer).tone, ui::Tone::Warn);
        model.setTransfers({});
        QCOMPARE(model.rowCount(), 0);
    }

    void chartsCanBeReadInEveryLook_data()
    {
        QTest::addColumn<ui::Theme::Mode>("mode");
        QTest::newRow("light") << ui::Theme::Mode::Light;
        QTest::newRow("dark") << ui::Theme::Mode::Dark;
    }

    void chartsCanBeReadInEveryLook()
    {
        QFETCH(const ui::Theme::Mode, mode);
        auto *page = openShelf();
        const_cast<ui::Theme &>(m_fixture->theme()).setMode(mode);
        const auto &tokens = m_fixture->theme().tokens();
        auto *chart = page->findChild<ui::overview::ChartCard *>(u"importChart"_s);
        const auto image = chart->grab().toImage();
        // The chart is drawn on a panel.
        QCOMPARE(image.pixelColor(6, image.height() / 2), tokens.panel);
        QVERIFY(pixelsOf(image, tokens.accent) > 20);
        QVERIFY(pixelsOf(image, tokens.err) > 4);
        QVERIFY(pixelsOf(image, tokens.line) > 50);
        QVERIFY(contrast(tokens.accent, tokens.panel) >= 3);
        QVERIFY(contrast(tokens.err, tokens.panel) >= 3);
        // The labels have enough contrast.
        QVERIFY(contrast(tokens.muted, tokens.panel) >= 4.5);
    }

    void theMenuShowsTheTableAndItIsRemembered()
    {
        auto *page = openShelf();
        auto *card = page->findChild<ui::overview::ChartCard *>(u"importChart"_s);
        auto *figures = card->findChild<QWidget *>(u"figures"_s);
        QVERIFY(!figures->isVisible());
        card->setFocus();
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, {20, 20}, card->mapToGlobal(QPoint()));
        QCoreApplication::sendEvent(card, &asked);
        auto *menu = card->findChild<QToolButton *>(u"chartMenu"_s)->menu();
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_VERIFY(figures->isVisible());
        QVERIFY(!card->findChild<ui::charts::ChartView *>()->isVisible());

        const auto state = page->viewState();
        ui::overview::OverviewPage other(*m_fixture);
        other.restoreViewState(state);
        QVERIFY(other.findChild<ui::overview::ChartCard *>(u"importChart"_s)->isTable());
        QVERIFY(!other.findChild<ui::overview::ChartCard *>(u"exportChart"_s)->isTable());
    }

    void theNumbersCanBeCopied()
    {
        auto *page = openShelf();
        action(page, u"importChart"_s, u"copyChart"_s)->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"\t90\t10"_s));
    }

    void aChartIsSavedWithoutBlocking_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("PNG") << u"chart.png"_s;
        QTest::newRow("SVG") << u"chart.svg"_s;
    }

    void aChartIsSavedWithoutBlocking()
    {
        QFETCH(const QString, name);
        const QTemporaryDir folder;
        const auto path = folder.filePath(name);
        auto *page = openShelf();
        action(page, u"importChart"_s, u"saveChart"_s)->trigger();
        auto *dialog = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(dialog && dialog->isVisible());
        dialog->setDirectory(folder.path());
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
        QTest::keyClick(dialog->findChild<QLineEdit *>(u"fileNameEdit"_s), Qt::Key_Return);
        QTRY_COMPARE(m_fixture->told().size(), 1);
        QVERIFY(m_fixture->told().first().contains(name));
        if (name.endsWith(u"svg"_s)) {
            QVERIFY(QSvgRenderer(path).isValid());
        } else {
            const QImage image(path);
            QCOMPARE(image.size(), QSize(1920, 960));
            QVERIFY(pixelsOf(image, m_fixture->theme().tokens().accent) > 100);
        }
    }

    void aPictureThatCannotBeWrittenIsSaid()
    {
        const auto look = ui::charts::ChartLook{.tokens = ui::tokensOf(ui::Look::Light)};
        const auto result = ui::charts::writeChart(sample(), look, u"/no such folder/chart.png"_s);
        QVERIFY(!result);
        QVERIFY(!result.error().why.isEmpty());
        QVERIFY(!result.error().next.isEmpty());
    }

    void hoveringADayShowsItsNumbers()
    {
        const ui::Theme theme(*qApp);
        ui::charts::ChartView view(theme);
        view.setData(sample());
        view.resize(300, 200);
        QCOMPARE(ui::charts::dayAt(view.data(), view.look(), view.rect(), 299), 2);
        // This position is on the scale, not on a bar.
        QCOMPARE(ui::charts::dayAt(view.data(), view.look(), view.rect(), 1), -1);
        QVERIFY(view.textOf(2).contains(u"accepted: 900"_s));
    }

private:
    ui::overview::OverviewPage *openShelf()
    {
        const auto shelf = std::make_shared<support::Shelf>();
        const auto now = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
        shelf->setList(OperationId::ListImports,
                       {QJsonObject{{u"id"_s, u"a"_s},
                                    {u"type"_s, u"contacts"_s},
                                    {u"status"_s, u"finished"_s},
                                    {u"total"_s, 100},
                                    {u"success"_s, 90},
                                    {u"errors"_s, 10},
                                    {u"createdAt"_s, now}}});
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = 1, .requestsPerMinute = 0},
            profiles::Profile{
                .id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0},
            std::make_unique<support::ShelfHandler>(shelf));
        auto *page = m_fixture->show(new ui::overview::OverviewPage(*m_fixture));
        page->refresh();
        [&page] {
            QTRY_VERIFY(page->settled());
        }();
        return page;
    }

    static QAction *action(QWidget *page, const QString &card, const QString &name)
    {
        return page->findChild<ui::overview::ChartCard *>(card)->findChild<QAction *>(name);
    }

    std::optional<support::PageFixture> m_fixture;
};

STOREDESK_TEST(TestOverviewCharts)

} // namespace tst_overviewcharts

#include "tst_overviewcharts.moc"
