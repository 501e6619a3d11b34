// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "profiles/memorysecrets.h"
#include "ui/calllog/calllogdock.h"
#include "ui/preferences/reportpage.h"
#include "ui/tables/searchfield.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDesktopServices>
#include <QDockWidget>
#include <QFileDialog>
#include <QJsonDocument>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>

namespace tst_reportpage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::preferences::ReportPage;

// Tests the diagnostic report in the real window with menu, keys and buttons. The saved text is the
// displayed text.
class TestReportPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_fixture.emplace(practice::ServiceOptions{.contacts = 20, .requestsPerMinute = 0},
                          ui::AccountActions{.secrets = &m_secrets});
        QVERIFY(m_fixture->connectTo());
    }

    void cleanup()
    {
        window().chooseLanguage(u"en"_s);
        m_fixture.reset();
    }

    void theMenuShowsTheReportBeforeSaving()
    {
        window().account().readStore();
        QTRY_VERIFY(!window().account().store().isEmpty());
        QVERIFY(openByMenu());
        QTRY_VERIFY(page()->findChild<ui::SearchField *>(u"searchReport"_s)->hasFocus());
        QVERIFY(view()->isReadOnly());
        QVERIFY2(text().startsWith("# Storedesk: diagnostic report\n"_L1), qPrintable(text()));
        QVERIFY(text().contains(QRegularExpression(u"Platform +offscreen"_s)));
        QVERIFY(text().contains(QRegularExpression(u"Keychain +this session only"_s)));
        QVERIFY(text().contains(u"GET /store/ · 200"_s));
        QVERIFY(!text().contains("Casa Oliva"_L1));
        const auto *promise = page()->findChild<ui::Notice *>(u"reportPromise"_s);
        QCOMPARE(promise->headline(), u"Nothing is sent."_s);
        QCOMPARE(page()->title(), u"Diagnostic report"_s);
    }

    void aBoxTakesItsPartOutAtOnce()
    {
        QVERIFY(openByMenu());
        for (const auto &row : diagnostics::reportParts()) {
            const auto heading = "## "_L1 + titleOf(row) + u'\n';
            auto *box = page()->findChild<QCheckBox *>(u"part-"_s + QLatin1StringView(row.name));
            QVERIFY2(text().contains(heading), row.name);
            QTest::keyClick(box, Qt::Key_Space);
            QVERIFY2(!text().contains(heading), row.name);
        }
        QVERIFY(text().contains("## System\n"_L1));
    }

    void theSavedFileEqualsTheShownTextAndIsPrivate()
    {
        QVERIFY(openByMenu());
        QTest::keyClick(page()->findChild<QCheckBox *>(u"part-kept"_s), Qt::Key_Space);
        const auto shown = text();
        const auto path = m_folder->filePath(u"report.txt"_s);
        QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(chooseFile(path));
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), shown.toUtf8());
        QCOMPARE(file.permissions() & ~(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
        QCOMPARE(text(), shown);
        // The next dialog starts in the folder used before.
        QTest::mouseClick(page()->findChild<ui::Button *>(u"save"_s), Qt::LeftButton);
        auto *dialog = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(dialog);
        QCOMPARE(dialog->directory().canonicalPath(), QDir(m_folder->path()).canonicalPath());
        dialog->reject();
    }

    void saveFailuresAreReportedAndTheTextStays()
    {
        QVERIFY(openByMenu());
        const auto shown = text();
        auto *end = page()->findChild<ui::Notice *>(u"reportEnd"_s);
        QVERIFY(!end->isVisible());
        QTest::mouseClick(page()->findChild<ui::Button *>(u"save"_s), Qt::LeftButton);
        QVERIFY(chooseFile(m_folder->filePath(u"missing/report.txt"_s)));
        QTRY_VERIFY(end->isVisible());
        QCOMPARE(end->tone(), ui::Tone::Err);
        QCOMPARE(end->headline(), u"Couldn't save the report."_s);
        QVERIFY(end->sentence().contains("Choose another folder or name."_L1));
        QCOMPARE(text(), shown);
        QTest::mouseClick(page()->findChild<ui::Button *>(u"save"_s), Qt::LeftButton);
        QVERIFY(chooseFile(m_folder->filePath(u"report.txt"_s)));
        QTRY_VERIFY(QFile::exists(m_folder->filePath(u"report.txt"_s)));
        QVERIFY(!end->isVisible());
    }

    void itCanBeCopied()
    {
        QVERIFY(openByMenu());
        QTest::mouseClick(page()->findChild<ui::Button *>(u"copy"_s), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), text());
        QApplication::clipboard()->clear();
        QTest::keyClick(view(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::clipboard()->text(), text());
    }

    void enterMovesThroughTheMatches()
    {
        QVERIFY(openByMenu());
        view()->setFocus();
        QTest::keyClick(&window(), Qt::Key_F, Qt::ControlModifier);
        auto *search = page()->findChild<ui::SearchField *>(u"searchReport"_s);
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, u"## "_s);
        const auto *count = page()->findChild<QLabel *>(u"found"_s);
        const auto total = text().count(u"##"_s);
        QCOMPARE(count->text(), u"1 of %1"_s.arg(total));
        QCOMPARE(view()->extraSelections().size(), total);
        const auto first = view()->textCursor().position();
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(count->text(), u"2 of %1"_s.arg(total));
        QVERIFY(view()->textCursor().position() > first);
        QTest::keyClick(search, Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(search, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(count->text(), u"%1 of %1"_s.arg(total));
        QTest::keyClicks(search, u"xyzzy"_s);
        QCOMPARE(count->text(), u"Not found"_s);
        QVERIFY(view()->extraSelections().isEmpty());
    }

    void f5AddsRecentEvents()
    {
        QVERIFY(openByMenu());
        QVERIFY(!text().contains("GET /store/"_L1));
        window().account().readStore();
        QTRY_VERIFY(!window().account().store().isEmpty());
        QTest::keyClick(&window(), Qt::Key_F5);
        QTRY_VERIFY(text().contains(u"GET /store/ · 200"_s));
    }

    void itSpeaksSpanish()
    {
        QVERIFY(openByMenu());
        QTest::keyClick(page()->findChild<QCheckBox *>(u"part-jobs"_s), Qt::Key_Space);
        window().chooseLanguage(u"es"_s);
        QTRY_VERIFY(page() && text().contains(u"diagnóstico"_s));
        QVERIFY(text().contains(u"## Sistema\n"_s));
        QVERIFY(!text().contains("## Tareas"_L1));
        QVERIFY(!page()->findChild<QCheckBox *>(u"part-jobs"_s)->isChecked());
    }

    void itOpensWithoutAnAccountToo()
    {
        ui::shell::MainWindow alone(m_fixture->theme(), m_fixture->language(), m_fixture->clock());
        alone.show();
        alone.findChild<QAction *>(u"report"_s)->trigger();
        auto *report = qobject_cast<ReportPage *>(alone.currentPage());
        QVERIFY(report);
        QTRY_VERIFY(report->settled());
        QVERIFY(report->findChild<QPlainTextEdit *>(u"reportText"_s)
                    ->toPlainText()
                    .contains("No account is connected."_L1));
    }

    // The call log also opens the folder with the stored calls.
    void theCallLogLeadsToItsFolder()
    {
        QDesktopServices::setUrlHandler(u"file"_s, this, "note");
        window().parts().callLog->show();
        auto *dock = window().findChild<ui::calllog::CallLogDock *>();
        auto *open = dock->findChild<ui::Button *>(u"openLogFolder"_s);
        QTRY_VERIFY(open->isVisible());
        QTest::mouseClick(open, Qt::LeftButton);
        QCOMPARE(m_opened.toLocalFile(), window().account().folder());
        window().settings().set(settings::Setting::CallLogDays, u"0"_s);
        QVERIFY(!open->isVisible());
        QDesktopServices::unsetUrlHandler(u"file"_s);
    }

    void theLogIsSavedMaskedAndFailuresAreReported()
    {
        window().account().readStore();
        QTRY_VERIFY(!window().account().store().isEmpty());
        window().parts().callLog->show();
        auto *save =
            window().findChild<ui::calllog::CallLogDock *>()->findChild<ui::Button *>(u"saveLog"_s);
        QTRY_VERIFY(save->isVisible());
        QTest::mouseClick(save, Qt::LeftButton);
        const auto path = m_folder->filePath(u"calls.json"_s);
        QVERIFY(chooseFile(path, u"saveLogDialog"_s));
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto bytes = file.readAll();
        QVERIFY(!QJsonDocument::fromJson(bytes).isEmpty());
        QVERIFY(!bytes.contains(m_fixture->service().apiKey()));
        QTest::mouseClick(save, Qt::LeftButton);
        QVERIFY(chooseFile(m_folder->filePath(u"missing/calls.json"_s), u"saveLogDialog"_s));
        const auto *told = window().findChild<ui::ElidedLabel *>(u"told"_s);
        QTRY_VERIFY(told->text().startsWith("Couldn't save the request log"_L1));
    }

public Q_SLOTS:
    void note(const QUrl &url) { m_opened = url; }

private:
    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }
    [[nodiscard]] ReportPage *page() { return qobject_cast<ReportPage *>(window().currentPage()); }
    [[nodiscard]] QPlainTextEdit *view()
    {
        return page()->findChild<QPlainTextEdit *>(u"reportText"_s);
    }
    [[nodiscard]] QString text() { return view()->toPlainText(); }

    // Opens the page with the mnemonics of its menu.
    bool openByMenu()
    {
        auto *action = window().findChild<QAction *>(u"report"_s);
        for (auto *menu : window().findChildren<QMenu *>()) {
            if (!menu->actions().contains(action))
                continue;
            menu->popup({});
            QTest::keyClick(menu, 'd');
            // A desktop would activate the window, but the test platform does not.
            window().activateWindow();
        }
        return page() && QTest::qWaitFor([this] { return page()->settled(); }, 30'000);
    }

    bool chooseFile(const QString &path, const QString &asked = u"saveReportDialog"_s)
    {
        auto *dialog = qobject_cast<QFileDialog *>(m_fixture->dialog());
        if (!dialog || dialog->objectName() != asked)
            return false;
        auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
        return !dialog->isVisible();
    }

    profiles::MemorySecrets m_secrets;
    std::optional<QTemporaryDir> m_folder;
    std::optional<support::WindowFixture> m_fixture;
    QUrl m_opened;
};

STOREDESK_TEST(TestReportPage)

} // namespace tst_reportpage

#include "tst_reportpage.moc"
