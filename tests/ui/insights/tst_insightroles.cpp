// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "insightsource/insightsource.h"
#include "ui/host/pageid.h"
#include "ui/insights/insightspage.h"
#include "ui/insights/questionpage.h"
#include "ui/insights/rolesdialog.h"
#include "ui/theme/windowlanguage.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QTimeZone>

namespace tst_insightroles {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::insights::QuestionPage;
using ui::insights::RolesDialog;

static constexpr auto activities =
    "clave,persona,que,cuando,total,resto\n"
    "000000000000000000000001,c00000000000000000000001,purchase,2026-05-10T10:00:00.000Z,10.50,x\n"
    "000000000000000000000002,c00000000000000000000002,purchase,2026-05-11T10:00:00.000Z,20.00,y\n"
    "000000000000000000000003,c00000000000000000000002,login,2026-05-11T10:00:00.000Z,,z\n";

// The meaning of columns with unknown headings, and the report.
class TestInsightRoles final : public QObject
{
    Q_OBJECT

    [[nodiscard]] insightsource::InsightSource &source()
    {
        return m_fixture->workspace().insightSource();
    }

    void openFile()
    {
        QFile file(m_folder.filePath(u"activities.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(activities);
        file.close();
        source().setZone(QTimeZone("Europe/Madrid"));
        source().openFiles({.activities = {file.fileName()},
                            .asOf = QDateTime({2026, 7, 1}, {0, 0}, QTimeZone("Europe/Madrid"))});
        QTRY_VERIFY(source().isReady());
    }

    [[nodiscard]] QuestionPage *openSales()
    {
        auto *page =
            m_fixture->show(new QuestionPage(*insights::questionNamed(u"sales"), *m_fixture));
        page->refresh();
        if (!QTest::qWaitFor([page] { return page->settled(); }, 30'000))
            qFatal("The question was not answered.");
        return page;
    }

    [[nodiscard]] static QComboBox *choiceOf(const QDialog &dialog, const QString &heading)
    {
        return dialog.findChild<QComboBox *>(u"role:0:"_s + heading);
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }
    void cleanup() { m_fixture.reset(); }

    void unknownHeadingsAreProposedByContentAndRemembered()
    {
        openFile();
        auto *page = openSales();
        QVERIFY(m_fixture->notice()->isVisible());
        m_fixture->click(u"chooseRoles"_s);
        auto *dialog = qobject_cast<RolesDialog *>(m_fixture->dialog());
        QVERIFY(dialog);
        const QHash<QString, QString> proposed{
            {u"clave"_s, u"id"_s},    {u"persona"_s, u"contact"_s}, {u"que"_s, u"type"_s},
            {u"cuando"_s, u"time"_s}, {u"total"_s, u"amount"_s},    {u"resto"_s, QString()}};
        for (auto at = proposed.begin(); at != proposed.end(); ++at) {
            QCOMPARE(choiceOf(*dialog, at.key())->currentData().toString(), *at);
            QCOMPARE(dialog->findChild<QLabel *>(u"state:"_s + at.key())->text(),
                     at->isEmpty() ? QString() : u"Proposed"_s);
        }
        // Nothing is used before it is confirmed.
        QVERIFY(source().roles().isEmpty());
        auto *rest = choiceOf(*dialog, u"resto"_s);
        rest->setCurrentIndex(rest->findData(u"origin"_s));
        dialog->findChild<QAbstractButton *>(u"useRoles"_s)->click();
        QTRY_VERIFY(page->settled());
        QCOMPARE(page->findChild<QLabel *>(u"sentence"_s)->text(),
                 u"2 purchase(s) for a total of 30.50 EUR."_s);
        // Another file with these headings needs no choice.
        source().useExports();
        QTRY_VERIFY(source().isReady());
        QVERIFY(source().roles().isEmpty());
        openFile();
        const auto roles = source().roles().value(u"activities"_s).toObject();
        QCOMPARE(roles.size(), 6);
        QCOMPARE(roles.value(u"persona"_s).toString(), u"contact"_s);
        QCOMPARE(roles.value(u"resto"_s).toString(), u"origin"_s);
    }

    // Esc uses nothing, and the next dialog has the choices again.
    void cancelledChoicesAreNotLost()
    {
        openFile();
        (void)openSales();
        m_fixture->click(u"chooseRoles"_s);
        auto *rest = choiceOf(*m_fixture->dialog(), u"resto"_s);
        rest->setCurrentIndex(rest->findData(u"origin"_s));
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(source().roles().isEmpty());
        m_fixture->click(u"chooseRoles"_s);
        auto *dialog = m_fixture->dialog();
        QVERIFY(dialog);
        QCOMPARE(choiceOf(*dialog, u"resto"_s)->currentData().toString(), u"origin"_s);
        QCOMPARE(choiceOf(*dialog, u"persona"_s)->currentData().toString(), u"contact"_s);
        dialog->findChild<QAbstractButton *>(u"useRoles"_s)->click();
        QCOMPARE(source().roles().value(u"activities"_s).toObject().value(u"resto"_s).toString(),
                 u"origin"_s);
    }

    void aRecognisedColumnCanBeLeftOut()
    {
        openFile();
        source().openFiles({.activities = {QStringLiteral(
                                SOURCE_ROOT "/tests/insights/fixtures/shop-a-activities.csv")},
                            .asOf = QDateTime({2026, 7, 1}, {0, 0}, QTimeZone("Europe/Madrid"))});
        QTRY_VERIFY(source().isReady());
        auto *page = m_fixture->show(new ui::insights::InsightsPage(*m_fixture));
        page->refresh();
        QTRY_VERIFY(page->settled());
        m_fixture->click(u"chooseRoles"_s);
        auto *dialog = qobject_cast<RolesDialog *>(m_fixture->dialog());
        QVERIFY(dialog);
        auto *amount = choiceOf(*dialog, u"totalPrice"_s);
        QCOMPARE(amount->currentData().toString(), u"amount"_s);
        QCOMPARE(dialog->findChild<QLabel *>(u"state:totalPrice"_s)->text(), u"Recognised"_s);
        amount->setCurrentIndex(0);
        dialog->findChild<QAbstractButton *>(u"useRoles"_s)->click();
        QCOMPARE(source().roles(),
                 (QJsonObject{{u"activities"_s, QJsonObject{{u"totalPrice"_s, QString()}}}}));
        QTRY_VERIFY(page->settled());
        (void)openSales();
        QCOMPARE(m_fixture->notice()->sentence(),
                 u"The activities file has no column for: Amount."_s);
    }

    // Activities and contacts both have the heading "id". The ID of the purchase would also show
    // the duplicate, so its column is left out.
    void aChoiceAppliesToItsTableOnly()
    {
        source().setZone(QTimeZone("Europe/Madrid"));
        source().openFiles(
            {.activities = {QStringLiteral(SOURCE_ROOT
                                           "/tests/insights/fixtures/shop-a-activities.csv")},
             .contacts = QStringLiteral(SOURCE_ROOT "/tests/insights/fixtures/shop-a-contacts.csv"),
             .asOf = QDateTime({2026, 7, 1}, {0, 0}, QTimeZone("Europe/Madrid"))});
        QTRY_VERIFY(source().isReady());
        auto *page = openSales();
        RolesDialog dialog(source(), *m_fixture);
        choiceOf(dialog, u"purchaseId"_s)->setCurrentIndex(0);
        auto *contact = dialog.findChild<QComboBox *>(u"role:2:id"_s);
        QCOMPARE(contact->currentData().toString(), u"id"_s);
        contact->setCurrentIndex(0);
        dialog.accept();
        QTRY_VERIFY(page->settled());
        QCOMPARE(
            page->findChild<QLabel *>(u"sentence"_s)->text(),
            u"13 purchase(s) for a total of 1,200.00 EUR. Jun 2026: 210.00 EUR, 325.00 EUR less "
            "than May 2026."_s);
        // Both choices are shown again, each with its table.
        const RolesDialog again(source(), *m_fixture);
        QCOMPARE(again.findChild<QComboBox *>(u"role:2:id"_s)->currentData().toString(), QString());
        QCOMPARE(choiceOf(again, u"id"_s)->currentData().toString(), u"id"_s);
    }

    void theReportIsSavedInTheLanguageOfTheWindow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QByteArray>("heading");
        QTest::newRow("English") << u"en"_s << "<h1>Insights report</h1>"_ba;
        QTest::newRow("Spanish") << u"es"_s << "<h1>Informe de análisis</h1>"_ba;
    }

    void theReportIsSavedInTheLanguageOfTheWindow()
    {
        QFETCH(const QString, language);
        QFETCH(const QByteArray, heading);
        ui::WindowLanguage words;
        words.choose(language);
        source().openFiles(
            {.activities = {QStringLiteral(SOURCE_ROOT
                                           "/tests/insights/fixtures/shop-a-activities.csv")},
             .contacts = QStringLiteral(SOURCE_ROOT "/tests/insights/fixtures/shop-a-contacts.csv"),
             .asOf = QDateTime({2026, 7, 1}, {0, 0}, QTimeZone("Europe/Madrid"))});
        auto *page = m_fixture->show(new ui::insights::InsightsPage(*m_fixture));
        page->refresh();
        m_fixture->click(u"saveReport"_s);
        auto *dialog = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(dialog);
        const auto path = m_folder.filePath(language + u".html"_s);
        Q_EMIT dialog->fileSelected(path);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 30'000);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto text = file.readAll();
        QVERIFY2(text.contains(heading), text.left(4'000).constData());
        QCOMPARE(text.count("<section "), 16);
        QVERIFY(!text.contains("<script"));
        dialog->reject();
        QTRY_VERIFY(page->settled());
        words.choose(u"en"_s);
    }

private:
    QTemporaryDir m_folder;
    std::optional<support::PageFixture> m_fixture;
};

STOREDESK_TEST(TestInsightRoles)

} // namespace tst_insightroles

#include "tst_insightroles.moc"
