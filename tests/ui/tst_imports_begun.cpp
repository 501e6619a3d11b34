// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/asking.h"
#include "support/console.h"
#include "support/warnings.h"

#include "ui/frame/anotherplace.h"
#include "ui/imports/importpage.h"
#include "ui/shell/pagetabs.h"
#include "ui/shell/statusline.h"
#include "ui/shell/windowparts.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/steptrail.h"

#include <QFileDialog>
#include <QJsonArray>
#include <QLabel>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::imports::ImportPage;

// Imports that are begun, in the real window: what they are called, which steps they have, and that
// none stands in the way of another.
class TestImportsBegun final : public QObject
{
    Q_OBJECT

    std::unique_ptr<support::Console> m_console;

    [[nodiscard]] ui::shell::MainWindow &window() const { return m_console->window(); }
    [[nodiscard]] ui::shell::PageTabs &tabs() const { return *window().parts().tabs; }

    ImportPage *open(const ui::Place &place)
    {
        return qobject_cast<ImportPage *>(m_console->open(place));
    }

    static void press(const ui::Page *page, const QString &name)
    {
        auto *button = page->findChild<ui::Button *>(name);
        QVERIFY2(button, qPrintable(name));
        QTRY_VERIFY2(button->isVisible() && button->isEnabled(), qPrintable(name));
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }

    static QString trailOf(const ui::Page *page)
    {
        return page->findChild<ui::StepTrail *>()->accessibleName();
    }

    static QString headOf(const ui::Page *page)
    {
        QStringList words;
        for (const auto *label : page->findChild<ui::PageHead *>()->findChildren<QLabel *>())
            words.append(label->text());
        return words.join(u'\n');
    }

    // A set that takes codes: its id and its name.
    [[nodiscard]] QPair<QString, QString> couponSet() const
    {
        const auto answer = support::answerOf(
            window(), {.operation = catalogue::OperationId::ListCouponSets, .values = {}});
        for (const auto &set : answer[u"results"_s].toArray()) {
            if (set[u"type"_s] == "multiple"_L1)
                return {set[u"id"_s].toString(), set[u"name"_s].toString()};
        }
        return {};
    }

    static bool read(ImportPage *page, const QString &text)
    {
        page->paste(text);
        return QTest::qWaitFor([page] { return page->settled() && page->draft().table(); });
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_console = std::make_unique<support::Console>();
        QVERIFY(m_console->connectTo());
    }
    void cleanup() { m_console.reset(); }

    void aRefillIsCalledByItsSet()
    {
        const auto [id, name] = couponSet();
        auto *page = open({.page = u"new-import"_s, .values = {u"coupons"_s, id}});
        QVERIFY(page);
        QTRY_COMPARE(page->title(), u"Refill: "_s + name);
        QVERIFY(read(page, u"code\nA-1\n"_s));
        QCOMPARE(page->title(), u"Refill: "_s + name); // whichever file it is
        auto *other = open({.page = u"new-import"_s});
        QVERIFY(read(other, u"Email\na@example.com\n"_s));
        QVERIFY(other->title() != page->title());
    }

    // How codes that were made here are read and matched is no question.
    void generatedCodesPassTheStepsWithoutAChoice()
    {
        auto *page = open({.page = u"new-import"_s, .values = {u"coupons"_s, couponSet().first}});
        QVERIFY(page);
        QTRY_VERIFY(page->draft().settings().sentCodes);
        QVERIFY2(trailOf(page).startsWith(u"Step 1 of 7"_s), qPrintable(trailOf(page)));
        page->findChild<QSpinBox *>(u"codeCount"_s)->setValue(25);
        press(page, u"generateCodes"_s);
        QTRY_VERIFY(page->settled() && page->draft().table());
        QVERIFY2(trailOf(page).startsWith(u"Step 1 of 5"_s), qPrintable(trailOf(page)));
        press(page, u"next"_s);
        QCOMPARE(page->step(), 3);
        QVERIFY2(trailOf(page).startsWith(u"Step 2 of 5"_s), qPrintable(trailOf(page)));
        QTRY_COMPARE(page->draft().state(), imports::ImportDraft::State::Checked);
        QCOMPARE(page->draft().result().good, 25);
        press(page, u"back"_s);
        QCOMPARE(page->step(), 0);
        // A file has all of them again.
        QVERIFY(read(page, u"code\nA-1\n"_s));
        press(page, u"next"_s);
        QCOMPARE(page->step(), 1);
    }

    // They may be printed or handed out elsewhere, and the service shows them to nobody.
    void generatedCodesAreSaved()
    {
        auto *page = open({.page = u"new-import"_s, .values = {u"coupons"_s, couponSet().first}});
        QVERIFY(page);
        QTRY_VERIFY(page->draft().settings().sentCodes);
        QVERIFY(!page->findChild<ui::Button *>(u"saveCodes"_s)->isVisible());
        page->findChild<QSpinBox *>(u"codeCount"_s)->setValue(25);
        press(page, u"generateCodes"_s);
        QTRY_VERIFY(page->settled() && page->draft().table());
        press(page, u"saveCodes"_s);
        auto *dialog = window().findChild<QFileDialog *>();
        QVERIFY(dialog);
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"codes.csv"_s);
        Q_EMIT dialog->fileSelected(path);
        dialog->reject();
        QFile file(path);
        QTRY_VERIFY(file.exists());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 26);
        QCOMPARE(lines.first(), "code"_ba);
        QVERIFY(lines.last().size() == 8);
    }

    void aNewImportOpensBesideOneThatIsBegun()
    {
        auto *first = open({.page = u"new-import"_s});
        QVERIFY(read(first, u"Email;Name\na@example.com;Ana\n"_s));
        const int before = tabs().count();
        window().findChild<QAction *>(u"new-import"_s)->trigger();
        auto *second = qobject_cast<ImportPage *>(window().currentPage());
        QVERIFY(second && second != first);
        QCOMPARE(tabs().count(), before + 1);
        QVERIFY(!second->draft().table());
        window().findChild<QAction *>(u"new-import"_s)->trigger(); // nobody has begun that one
        QCOMPARE(window().currentPage(), second);
        QVERIFY(read(second, u"Email;Name\nb@example.com;Bea\n"_s));
        QVERIFY(first->draft().table());
        window().findChild<QAction *>(u"new-import"_s)->trigger();
        QCOMPARE(tabs().count(), before + 2);
    }

    void aNewExportOpensBesideOneThatIsBegun()
    {
        auto *first = m_console->open({.page = u"new-export"_s});
        QVERIFY(first);
        press(first, u"next"_s);
        QCOMPARE(window().open({.page = u"new-export"_s}), first); // nothing was chosen in it
        auto *another = m_console->open(ui::anotherPlace({.page = u"new-export"_s}, 2));
        QVERIFY(another && another != first);
        QTRY_VERIFY(another->settled());
        QCOMPARE(another->title(), u"New export"_s);
    }

    void whatIsRestoredSaysSoAndCanBeLeft()
    {
        auto *page = open({.page = u"new-import"_s});
        QVERIFY(read(page, u"Email;Name\na@example.com;Ana\n"_s));
        QVERIFY(!page->findChild<ui::Button *>(u"startOver"_s)->isVisible());
        page->keepChanges();
        window().close(page);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        page = open({.page = u"new-import"_s});
        QTRY_VERIFY(page->settled() && page->draft().table());
        QTRY_VERIFY2(headOf(page).contains(u"Draft restored"_s), qPrintable(headOf(page)));
        press(page, u"startOver"_s);
        page = qobject_cast<ImportPage *>(window().currentPage());
        QVERIFY(page && !page->draft().table());
        QCOMPARE(page->step(), 0);
        QVERIFY(window().parts().status->offersUndo());
        window().parts().status->runUndo();
        page = qobject_cast<ImportPage *>(window().currentPage());
        QTRY_VERIFY(page->draft().table());
        QCOMPARE(page->draft().table()->columns, (QStringList{u"Email"_s, u"Name"_s}));
    }
};

STOREDESK_TEST(TestImportsBegun)
#include "tst_imports_begun.moc"
