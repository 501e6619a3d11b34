// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "storage/changehistory.h"
#include "storage/drafts.h"
#include "ui/create/createpage.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/pairlist.h"
#include "ui/forms/recordeditor.h"
#include "ui/host/assistantpage.h"
#include "ui/navigation/menus.h"
#include "ui/navigation/navigation.h"
#include "ui/navigation/pagetabs.h"
#include "ui/pages/helptasks.h"
#include "ui/pages/helptopics.h"
#include "ui/pages/pagetable.h"
#include "ui/palette/palette.h"
#include "ui/records/recordpage.h"
#include "ui/records/recordpanel.h"
#include "ui/shell/statusline.h"
#include "ui/shell/windowparts.h"
#include "ui/tables/question.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTreeView>

namespace tst_focus {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;

// Checks the focus and the shortcuts, and that no key press loses input.
class TestFocus final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        QVERIFY(m_fixture->connectTo());
        window().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &window());
    }
    void cleanup() { m_fixture.reset(); }

    void aNewFormStartsInItsFirstField_data() { forms(); }
    void aNewFormStartsInItsFirstField()
    {
        QFETCH(const QString, word);
        auto *page = openForm(word);
        auto *focused = QApplication::focusWidget();
        QVERIFY2(focused && page->isAncestorOf(focused), nameOf(focused));
        const bool takesText = qobject_cast<QLineEdit *>(focused)
            || qobject_cast<QComboBox *>(focused) || qobject_cast<QAbstractSpinBox *>(focused);
        QVERIFY2(takesText, nameOf(focused));
        // Regression test: this key deleted the draft.
        QTest::keyClick(focused, Qt::Key_Space);
        QCOMPARE(window().currentPage(), page);
    }

    void sendingAnEventStartsAtTheIntegration()
    {
        window().findChild<QAction *>(u"go-send-events"_s)->trigger();
        auto *page = window().currentPage();
        QTRY_VERIFY(page->settled());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"integration"_s);
        auto *next = QApplication::focusWidget()->nextInFocusChain();
        while (!(next->focusPolicy() & Qt::TabFocus) || !next->isVisible())
            next = next->nextInFocusChain();
        QCOMPARE(next->objectName(), u"eventType"_s);
    }

    void theKeyGoesThroughTheFieldsBeforeTheFoot_data() { forms(); }
    void theKeyGoesThroughTheFieldsBeforeTheFoot()
    {
        QFETCH(const QString, word);
        auto *page = openForm(word);
        auto *discard = page->findChild<ui::Button *>(u"discard"_s);
        auto *create = page->findChild<ui::Button *>(u"create"_s);
        QSet<QWidget *> passed;
        for (auto *next = QApplication::focusWidget(); next != discard;
             next = next->nextInFocusChain()) {
            QVERIFY2(!passed.contains(next), "it is never reached");
            passed.insert(next);
        }
        for (auto *field : page->findChildren<QLineEdit *>()) {
            if (field->isVisible() && field->isEnabled() && field->focusPolicy() & Qt::TabFocus)
                QVERIFY2(passed.contains(field), nameOf(field));
        }
        QVERIFY(!passed.contains(create));
    }

    void ctrlFSearchesTheRequestLogIfTheFocusIsInIt()
    {
        auto *page = window().open({.page = u"imports"_s});
        QVERIFY(page);
        auto *log = window().parts().callLog;
        log->show();
        auto *calls = log->findChild<ui::TableView *>(u"logCalls"_s);
        QVERIFY(calls);
        QTRY_VERIFY(calls->isVisible());
        calls->setFocus();
        QVERIFY(calls->hasFocus());
        QTest::keyClick(calls, Qt::Key_F, Qt::ControlModifier);
        auto *focused = QApplication::focusWidget();
        QVERIFY2(qobject_cast<ui::SearchField *>(focused) && log->isAncestorOf(focused),
                 nameOf(focused));
        page->focusFirst();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F, Qt::ControlModifier);
        focused = QApplication::focusWidget();
        QVERIFY2(qobject_cast<ui::SearchField *>(focused) && page->isAncestorOf(focused),
                 nameOf(focused));
    }

    void undoRestoresDiscardedInput()
    {
        auto *page = openForm(u"new-integration"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"Till"_s);
        QTRY_VERIFY(page->hasPendingChanges());
        QTest::mouseClick(page->findChild<ui::Button *>(u"discard"_s), Qt::LeftButton);
        QTRY_VERIFY(window().currentPage() != page);
        QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(window().currentPage()->place().page, u"new-integration"_s);
        QVERIFY(window().currentPage()->hasPendingChanges());
        QCOMPARE(firstLine()->text(), u"Till"_s);
    }

    void typingAfterTheNavigationGoesToTheSearch_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("field");
        QTest::newRow("a list") << u"workflows"_s << u"filter"_s;
        QTest::newRow("look-up") << u"contacts"_s << u"lookUpField"_s;
    }

    void typingAfterTheNavigationGoesToTheSearch()
    {
        QFETCH(const QString, word);
        QFETCH(const QString, field);
        auto *list = window().findChild<QTreeView *>(u"navigation"_s);
        const auto index = window().parts().navigation->model().indexOf(word);
        list->setFocus();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
        QTRY_COMPARE(window().currentPage()->place().page, word);
        QTRY_VERIFY(window().currentPage()->settled());
        QTest::keyClicks(QApplication::focusWidget(), u"wel"_s);
        QCOMPARE(window().currentPage()->findChild<QLineEdit *>(field)->text(), u"wel"_s);
    }

    void comingBackToAPageTypingGoesToItsFilterAgain()
    {
        auto *page = m_fixture->open({.page = u"exports"_s});
        QVERIFY(page);
        page->findChild<QAbstractButton *>(u"refresh"_s)->setFocus();
        QVERIFY(m_fixture->open({.page = u"workflows"_s}));
        QCOMPARE(window().open({.page = u"exports"_s}), page);
        QCOMPARE(QApplication::focusWidget(), page->findChild<QLineEdit *>(u"filter"_s));
        // The field with input does not lose the focus.
        auto *choice = page->findChild<QComboBox *>(u"filter-status"_s);
        choice->setFocus();
        window().open({.page = u"workflows"_s});
        window().open({.page = u"exports"_s});
        QCOMPARE(QApplication::focusWidget(), choice);
    }

    void downGoesFromTheFilterToTheRowsAndEnterOpensTheFirst()
    {
        auto *page = m_fixture->open({.page = u"workflows"_s});
        QVERIFY(page);
        auto *filter = page->findChild<QLineEdit *>(u"filter"_s);
        auto *table = page->findChild<ui::TableView *>(u"records"_s);
        QTRY_VERIFY(table->model()->rowCount() > 1);
        QCOMPARE(QApplication::focusWidget(), filter);
        const auto name = table->model()->index(1, 0).data().toString();
        QTest::keyClicks(filter, name);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTest::keyClick(filter, Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), table);
        QCOMPARE(table->selectionModel()->selectedRows().size(), 1);
        filter->setFocus();
        QTest::keyClick(filter, Qt::Key_Return);
        QTRY_COMPARE(window().currentPage()->place().page, u"workflow"_s);
        QTRY_COMPARE(window().currentPage()->title(), name);
    }

    void theTabKeyGoesThroughAListInOrderAndItsStopsAreSeen()
    {
        auto *page = m_fixture->open({.page = u"exports"_s});
        QVERIFY(page);
        QTRY_VERIFY(page->findChild<ui::TableView *>(u"records"_s)->model()->rowCount() > 1);
        QStringList passed;
        while (isInPage() && passed.size() < 30) {
            auto *stop = QApplication::focusWidget();
            if (passed.contains(stop->objectName()) && !stop->objectName().isEmpty())
                break;
            passed.append(stop->objectName());
            const auto focused = window().grab().toImage();
            stop->clearFocus();
            QVERIFY2(window().grab().toImage() != focused, nameOf(stop));
            stop->setFocus(Qt::TabFocusReason);
            QTest::keyClick(stop, Qt::Key_Tab);
        }
        const QStringList first{u"filter"_s,     u"filter-status"_s, u"filter-exportType"_s,
                                u"savedViews"_s, u"columns"_s,       u"records"_s};
        QCOMPARE(passed.first(first.size()), first);
        QVERIFY2(passed.contains(u"openRecord"_s), qPrintable(passed.join(u", "_s)));
    }

    void f6GoesThroughThePanesOfAList()
    {
        auto *page = m_fixture->open({.page = u"workflows"_s});
        QVERIFY(page);
        auto *table = page->findChild<ui::TableView *>(u"records"_s);
        QTRY_VERIFY(table->model()->rowCount() > 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QCOMPARE(QApplication::focusWidget(), table);
        QTest::keyClick(table, Qt::Key_F6);
        QVERIFY(page->findChild<QWidget *>(u"detail"_s)->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"navigation"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QCOMPARE(QApplication::focusWidget(), page->findChild<QLineEdit *>(u"filter"_s));
    }

    void aKeyThatCannotBeUsedSaysWhy()
    {
        auto profile = m_fixture->profile(u"other"_s);
        profile.guard = profiles::ProtectionLevel::ReadOnly;
        QVERIFY(m_fixture->connectTo(profile));
        auto *page = m_fixture->open({.page = u"exports"_s});
        QVERIFY(page);
        auto *table = page->findChild<ui::TableView *>(u"records"_s);
        QTRY_VERIFY(table->model()->rowCount() > 0);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Delete);
        const auto labels = window().parts().status->findChildren<ui::ElidedLabel *>();
        QVERIFY(std::ranges::any_of(
            labels, [](const auto *label) { return label->text().contains(u"read-only"_s); }));
    }

    void theEditCommandFocusesTheForm()
    {
        const auto email = u"ann@example.org"_s;
        QVERIFY(support::sendAndWait(window(),
                                     {.operation = catalogue::OperationId::PatchContactByEmail,
                                      .values = {email},
                                      .body = QJsonObject{{u"_name"_s, u"Ann"_s}}}));
        QVERIFY(m_fixture->open({.page = u"contacts"_s}));
        auto *field = window().currentPage()->findChild<QLineEdit *>(u"lookUpField"_s);
        field->setFocus();
        QTest::keyClicks(field, email);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(window().currentPage()->settled());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F2);
        auto *editor = window().currentPage()->findChild<QWidget *>(u"recordEditor"_s);
        QVERIFY(editor);
        QTRY_VERIFY(editor->isAncestorOf(QApplication::focusWidget()));
    }

    void aChoiceInThePaletteLeavesTheFocusInThePage()
    {
        window().goTo(u"workf"_s);
        auto *field = window().parts().goTo;
        QCOMPARE(QApplication::focusWidget(), field);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(window().currentPage()->place().page, u"workflows"_s);
        QVERIFY(isInPage());
    }

    void removedWidgetsLeaveTheFocusInThePage_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("hidden") << 0;
        QTest::newRow("disabled") << 1;
        QTest::newRow("deleted") << 2;
    }

    void removedWidgetsLeaveTheFocusInThePage()
    {
        QFETCH(const int, how);
        QVERIFY(m_fixture->open({.page = u"workflows"_s}));
        auto *extra = new QLineEdit(window().currentPage());
        extra->show();
        extra->setFocus();
        QCOMPARE(QApplication::focusWidget(), extra);
        if (how == 0)
            extra->hide();
        else if (how == 1)
            extra->setEnabled(false);
        else
            delete extra;
        QTRY_VERIFY(isInPage());
        QVERIFY(QApplication::focusWidget() != window().parts().goTo);
    }

    void undoReachesTheLastSaveFromAnywhere_data()
    {
        QTest::addColumn<bool>("faded");
        QTest::newRow("while the line tells of it") << false;
        QTest::newRow("later") << true;
    }

    void undoReachesTheLastSaveFromAnywhere()
    {
        QFETCH(const bool, faded);
        auto *page = editAnn();
        auto *line = lineOf(page, u"_name"_s);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, u"Anna"_s);
        page->panel()->editor()->save();
        agree();
        QTRY_VERIFY(window().account().storage().changes().newest());
        QTRY_VERIFY(!page->hasPendingChanges());
        if (faded) {
            window().tell(u"Something else"_s);
            window().parts().status->forgetMessage();
        }
        QCOMPARE(undoAction()->isEnabled(), true);
        // Without a window system, no window becomes active when a dialog closes.
        window().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &window());
        // The field undoes the changes to its text first.
        line = lineOf(page, u"_name"_s);
        line->setFocus();
        QTest::keyClicks(line, u"x"_s);
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(line->text(), u"Anna"_s);
        QVERIFY(!m_fixture->dialog());
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_fixture->dialog());
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Return);
        QTRY_COMPARE(support::replyTo(window(),
                                      {.operation = OperationId::GetContactByEmail,
                                       .values = {m_email}})[u"_name"_s]
                         .toString(),
                     u"Ann"_s);
    }

    void everyLetterWithAltMeansOneThing()
    {
        auto *page = editAnn();
        QTest::keyClicks(lineOf(page, u"_name"_s), u"x"_s);
        QTRY_VERIFY(page->hasPendingChanges());
        QMap<QString, QString> owners;
        const auto take = [&owners](const QString &text) {
            const auto key = QKeySequence::mnemonic(text).toString();
            if (key.isEmpty())
                return;
            QVERIFY2(!owners.contains(key), qPrintable(owners[key] + u" and "_s + text));
            owners.insert(key, text);
        };
        for (const auto *menu : window().menuBar()->actions())
            take(menu->text());
        for (const auto *button : window().findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                take(button->text());
        }
        QVERIFY2(owners.contains(u"Alt+R"_s), qPrintable(owners.values().join(u' ')));
    }

    void aPageThatWasAtWorkSpeaksTheNewLanguageAfterwards()
    {
        auto *page = qobject_cast<ui::AssistantPage *>(m_fixture->open({.page = u"new-import"_s}));
        QVERIFY(page);
        page->paste(u"Email;Name\na@example.com;Ana\n"_s);
        QVERIFY(!page->settled());
        window().chooseLanguage(u"es"_s);
        QTRY_VERIFY(window().currentPage()->findChild<ui::Button *>(u"back"_s)->text().remove(u'&')
                    == u"Atrás"_s);
        QTRY_VERIFY(window().currentPage()->settled());
        QVERIFY(window().currentPage()->hasPendingChanges());
    }

    void tabInATableOfOptionsGoesToTheNextCell()
    {
        openForm(u"new-contact-field"_s);
        auto *type = window().currentPage()->findChild<QComboBox *>(u"type"_s);
        QVERIFY(type);
        type->setCurrentIndex(type->findData(QVariant::fromValue(QJsonValue(u"radio"_s))));
        QVERIFY(type->currentIndex() >= 0);
        Q_EMIT type->activated(type->currentIndex());
        ui::TableView *table = nullptr;
        // Each type has a different form.
        QTRY_VERIFY([&] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            table = window().currentPage()->findChild<ui::TableView *>(u"pairs.options"_s);
            return table && table->isVisible();
        }());
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, ui::forms::PairList::First));
        QTest::keyClick(table, Qt::Key_F2);
        for (const auto &text : {u"s"_s, u"Small"_s, u"l"_s, u"Large"_s}) {
            QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
            auto *cell = QApplication::focusWidget();
            QTest::keyClicks(cell, text);
            QTest::keyClick(cell, Qt::Key_Tab);
            QTRY_VERIFY(QApplication::focusWidget() != cell);
        }
        const auto &model = *table->model();
        QCOMPARE(model.index(0, 0).data().toString(), u"s"_s);
        QCOMPARE(model.index(0, 1).data().toString(), u"Small"_s);
        QCOMPARE(model.index(1, 0).data().toString(), u"l"_s);
        QCOMPARE(model.index(1, 1).data().toString(), u"Large"_s);
    }

    void aContactThatBringsItsEmailBeginsInTheNextField()
    {
        auto *page = m_fixture->open(
            {.page = u"new-contact"_s, .values = {u"email"_s, u"nobody@example.org"_s}});
        QVERIFY(page);
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        auto *focused = QApplication::focusWidget();
        QVERIFY2(page->isAncestorOf(focused) && focused->objectName() != u"_email"_s,
                 nameOf(focused));
        QCOMPARE(qobject_cast<QLineEdit *>(focused)->text(), QString());
    }

    void theChoicesOfAFilterGrowWithTheText()
    {
        auto *page = m_fixture->open({.page = u"exports"_s});
        QVERIFY(page);
        m_fixture->theme().setTextSize(150);
        for (const auto *box : page->findChildren<QComboBox *>()) {
            if (!box->isVisible())
                continue;
            const int wanted = box->fontMetrics().horizontalAdvance(box->currentText());
            QTRY_VERIFY2(box->width() > wanted + 30, qPrintable(box->objectName()));
            if (box->objectName().startsWith(u"filter-"_s))
                QCOMPARE(box->maximumWidth(), m_fixture->theme().scaled(190));
        }
        m_fixture->theme().setTextSize(100);
    }

    void helpGivesTheFocusBackToTheTable()
    {
        QVERIFY(m_fixture->open({.page = u"exports"_s}));
        ui::TableView *table = nullptr;
        for (auto *one : window().currentPage()->findChildren<ui::TableView *>()) {
            if (one->isVisible() && !table)
                table = one;
        }
        QVERIFY(table);
        table->setFocus();
        QVERIFY(table->hasFocus());
        QTest::keyClick(table, Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(window().parts().goTo->hasFocus());
        QTest::keyClick(window().parts().goTo, Qt::Key_Escape);
        QTRY_VERIFY(table->hasFocus());
        QTest::keyClick(table, Qt::Key_F1);
        QTRY_COMPARE(window().currentPage()->place(),
                     (ui::PageAddress{.page = u"help"_s, .values = {u"exports"_s}}));
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"searchHelp"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_W, Qt::ControlModifier);
        QTRY_COMPARE(window().currentPage()->place().page, u"exports"_s);
        QTRY_VERIFY2(table->hasFocus(), nameOf(QApplication::focusWidget()));
    }

    void helpListsTheActionsAndKeysOfThePage()
    {
        QVERIFY(m_fixture->open({.page = u"exports"_s}));
        QTest::keyClick(&window(), Qt::Key_F1);
        auto *page = window().currentPage();
        QCOMPARE(page->title(), u"Help: Exports"_s);
        QVERIFY(!page->findChild<QLabel *>(u"helpSentence"_s)->text().isEmpty());
        const auto *lines = page->findChild<ui::TableView *>(u"helpLines"_s)->model();
        QVERIFY(lines->rowCount() >= 4 && lines->rowCount() <= 8);
        QStringList told;
        for (int row = 0; row < lines->rowCount(); ++row)
            told.append(lines->index(row, 0).data().toString());
        // This is the text of the action in the list.
        QVERIFY2(told.contains(u"Delete…"_s), qPrintable(told.join(u", "_s)));
        QStringList keys;
        for (int row = 0; row < lines->rowCount(); ++row)
            keys.append(lines->index(row, 2).data().toString());
        QVERIFY2(!keys.contains(QString()), qPrintable(told.join(u", "_s)));
        for (const auto &list : {told, keys})
            QVERIFY2(QSet(list.begin(), list.end()).size() == list.size(),
                     qPrintable(list.join(u", "_s)));
        QVERIFY(page->findChild<QWidget *>(u"helpTask"_s));
        // The search covers the help of all pages.
        QTest::keyClicks(page->findChild<QLineEdit *>(u"searchHelp"_s), u"mask"_s);
        QCOMPARE(lines->rowCount(), 1);
        QCOMPARE(lines->index(0, 2).data().toString(), u"F9"_s);
        for (const auto *word : {"csv", "refill", "coupon codes", "spreadsheet", "excel"}) {
            page->findChild<QLineEdit *>(u"searchHelp"_s)->setText(QString::fromLatin1(word));
            QStringList pages;
            for (int row = 0; row < lines->rowCount(); ++row)
                pages.append(lines->index(row, 1).data().toString());
            QVERIFY2(pages.contains(u"New import"_s), word);
        }
        // There is a single help page, which describes the page that was current.
        QVERIFY(m_fixture->open({.page = u"workflows"_s}));
        QTest::keyClick(&window(), Qt::Key_F1);
        QCOMPARE(window().currentPage()->title(), u"Help: Workflows"_s);
        QVERIFY(!window().parts().tabs->pages().contains(page));
        QTest::mouseClick(window().currentPage()->findChild<QWidget *>(u"allKeys"_s),
                          Qt::LeftButton);
        QCOMPARE(window().currentPage()->place().page, u"shortcuts"_s);
    }

    // The help explains every page and its common tasks in each language.
    void everyPageHasHelp_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Spanish") << u"es"_s;
    }
    void everyPageHasHelp()
    {
        QFETCH(const QString, language);
        window().chooseLanguage(language);
        for (const auto &row : ui::pages::allPages()) {
            const QString word(row.word);
            if (word == "help"_L1 || word == "shortcuts"_L1 || word == "manual"_L1
                || word == "service-reference"_L1)
                continue;
            QVERIFY2(!ui::pages::helpTopic(word).sentence.isEmpty(), qPrintable(word));
            const auto tasks = ui::pages::helpTasks(word);
            QVERIFY2(!tasks.isEmpty(), qPrintable(word));
            QStringList titles;
            for (const auto &task : tasks) {
                titles.append(task.title);
                QVERIFY2(task.steps.size() >= 3 && task.steps.size() <= 6, qPrintable(task.title));
                QVERIFY2(!task.steps.contains(QString()), qPrintable(task.title));
            }
            QCOMPARE(QSet(titles.begin(), titles.end()).size(), titles.size());
        }
    }

    void noTwoEntriesOfAMenuShareALetter_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Spanish") << u"es"_s;
    }
    void noTwoEntriesOfAMenuShareALetter()
    {
        QFETCH(const QString, language);
        window().chooseLanguage(language);
        QCoreApplication::processEvents();
        for (const auto *menu : window().findChildren<QMenu *>()) {
            QHash<QString, QString> owners;
            for (const auto *action : menu->actions()) {
                const auto key = QKeySequence::mnemonic(action->text()).toString();
                QVERIFY2(key.isEmpty() || !owners.contains(key),
                         qPrintable(key + u": "_s + owners[key] + u", "_s + action->text()));
                owners.insert(key, action->text());
            }
        }
        for (const auto *action : window().findChild<QMenu *>(u"new"_s)->actions())
            QVERIFY2(!QKeySequence::mnemonic(action->text()).isEmpty(), qPrintable(action->text()));
    }

    void enterTriggersTheFocusedButton()
    {
        auto *question = new ui::Question({}, m_fixture->theme());
        question->ask(u"Sure?"_s, u"Sure?"_s, {});
        auto *other = question->addAnswer(u"Do it"_s, u"doIt"_s);
        question->addSafeAnswer(u"Stay"_s, u"stay"_s);
        bool done = false;
        connect(other, &QPushButton::clicked, question, [&done] { done = true; });
        window().openDialog(question);
        QTRY_COMPARE(m_fixture->dialog(), question);
        other->setFocus();
        QTest::keyClick(other, Qt::Key_Return);
        QVERIFY(done);
        // The default button was not triggered.
        QVERIFY(question->isVisible());
        question->reject();
    }

    void storedInputIsRestored()
    {
        auto *page = editAnn();
        auto *line = lineOf(page, u"_name"_s);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, u"Anna"_s);
        window().close();
        QTRY_VERIFY(m_fixture->dialog());
        auto *keep = m_fixture->dialog()->findChild<ui::Button *>(u"keep"_s);
        QVERIFY(keep && keep->isVisible());
        QTest::mouseClick(keep, Qt::LeftButton);
        QTRY_VERIFY(!window().isVisible());

        // As after a crash, the tab is restored and marked as unsaved at once.
        window().show();
        m_fixture->window().setAccount(nullptr);
        QVERIFY(m_fixture->connectTo());
        auto *again = qobject_cast<ui::records::RecordPage *>(
            m_fixture->open({.page = u"contact"_s, .values = {u"email"_s, m_email}}));
        QVERIFY(again);
        QTRY_VERIFY(again->hasPendingChanges());
        QCOMPARE(lineOf(again, u"_name"_s)->text(), u"Anna"_s);
        QVERIFY(again->findChild<QWidget *>(u"pendingBar"_s)->isVisible());
    }

private:
    static void forms()
    {
        QTest::addColumn<QString>("word");
        for (const auto *word :
             {"new-contact", "new-product", "new-integration", "new-purchase", "new-contact-field"})
            QTest::newRow(word) << QString::fromLatin1(word);
    }

    ui::create::CreatePage *openForm(const QString &word)
    {
        auto *page = qobject_cast<ui::create::CreatePage *>(m_fixture->open({.page = word}));
        [&] {
            QVERIFY(page);
        }();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return page;
    }

    ui::records::RecordPage *editAnn()
    {
        support::sendAndWait(window(),
                             {.operation = OperationId::PatchContactByEmail,
                              .values = {m_email},
                              .body = QJsonObject{{u"_name"_s, u"Ann"_s}}});
        auto *page = qobject_cast<ui::records::RecordPage *>(
            m_fixture->open({.page = u"contact"_s, .values = {u"email"_s, m_email}}));
        page->edit();
        (void)QTest::qWaitFor([page] { return page->panel()->editor() && page->settled(); });
        return page;
    }

    void agree()
    {
        QTRY_VERIFY(m_fixture->dialog());
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Return);
    }

    static QLineEdit *lineOf(const ui::records::RecordPage *page, const QString &key)
    {
        return page->panel()->editor()->form()->editor(key)->findChild<QLineEdit *>();
    }

    [[nodiscard]] QLineEdit *firstLine()
    {
        return qobject_cast<QLineEdit *>(QApplication::focusWidget());
    }
    [[nodiscard]] bool isInPage()
    {
        const auto *focused = QApplication::focusWidget();
        return focused && window().currentPage()->isAncestorOf(focused);
    }
    [[nodiscard]] QAction *undoAction() { return window().findChild<QAction *>(u"undoChange"_s); }
    static const char *nameOf(const QWidget *widget)
    {
        static QByteArray name;
        name = widget
            ? QByteArray(widget->metaObject()->className()) + ' ' + widget->objectName().toUtf8()
            : QByteArray("none");
        return name.constData();
    }
    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }

    const QString m_email = u"ann@example.org"_s;
    std::optional<support::WindowFixture> m_fixture;
};

STOREDESK_TEST(TestFocus)

} // namespace tst_focus

#include "tst_focus.moc"
