// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/columnspopup.h"
#include "support/mirrorfixture.h"
#include "support/pagefixture.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/changes/deletedialog.h"
#include "ui/contacts/contactselection.h"
#include "ui/details/valuelabel.h"
#include "ui/records/recordpage.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QClipboard>
#include <QFileDialog>
#include <QJsonArray>
#include <QMenu>
#include <QTemporaryDir>

namespace tst_contactactions {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using enum catalogue::OperationId;
using storedesk::ui::records::RecordPage;

// Tests selecting contacts in the offline list, and the actions for the selected contacts.
class TestContactActions final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::MirrorFixture> m_fixture;

    [[nodiscard]] support::PageFixture &host() { return m_fixture->host(); }
    void click(int row, Qt::KeyboardModifiers modifiers = {})
    {
        auto *table = m_fixture->table();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, modifiers,
                          table->visualRect(table->model()->index(row, 0)).center());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_fixture->table(), key, modifiers);
    }
    [[nodiscard]] static QString clipboard() { return QGuiApplication::clipboard()->text(); }
    // Selects Ana and the contact in the first row of the whole list.
    void selectAnaAndFirst()
    {
        click(0);
        m_fixture->search(u"ana@exam"_s, 1);
        click(0, Qt::ControlModifier);
        QCOMPARE(m_fixture->selectionWords(), u"2 selected, 1 of them shown"_s);
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        m_fixture->open();
    }
    void cleanup() { m_fixture.reset(); }

    void contactsAreSelectedByKeysAndMouse()
    {
        QCOMPARE(m_fixture->selectionWords(), QString());
        click(1);
        QCOMPARE(m_fixture->selectionWords(), u"1 selected"_s);
        click(4, Qt::ShiftModifier);
        QCOMPARE(m_fixture->selectionWords(), u"4 selected"_s);
        click(6, Qt::ControlModifier);
        QCOMPARE(m_fixture->selectionWords(), u"5 selected"_s);
        click(2, Qt::ControlModifier);
        QCOMPARE(m_fixture->selectionWords(), u"4 selected"_s);
        click(0);
        key(Qt::Key_Down, Qt::ShiftModifier);
        key(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(m_fixture->selectionWords(), u"3 selected"_s);
        key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(m_fixture->selectionWords(), u"All 31 selected"_s);
        key(Qt::Key_Escape);
        QCOMPARE(m_fixture->selectionWords(), QString());
    }

    void aRefusedChangeDisablesTheActions()
    {
        click(1);
        const auto *setValue = host().window().findChild<QAction *>(u"contactsSetValue"_s);
        QVERIFY(setValue && setValue->isEnabled());
        host().service().play({practice::FaultRule{.aim = practice::Aim::Operation,
                                                   .operation = PatchContactByEmail,
                                                   .fault = practice::Fault::Status,
                                                   .value = u"403"_s}});
        auto *call = host().account().session().write({.operation = PatchContactByEmail,
                                                       .values = {u"a@example.org"_s},
                                                       .body = QJsonObject{{u"_name"_s, u"A"_s}}});
        bool ended = false;
        call->then(this, [&ended](const http::Outcome &) { ended = true; });
        QTRY_VERIFY(ended);
        QVERIFY(!setValue->isEnabled());
        QVERIFY(setValue->toolTip().contains(u"contacts:write"_s));
    }

    // The menu of the bar opens a privacy request with the selected people.
    void selectedPeopleAreErasedWithACertificate()
    {
        support::StubPage target(host());
        m_fixture->search(u"ana@exam"_s, 1);
        click(0);
        auto *menu = host().find<Button>(u"moreForSelection"_s)->menu();
        Q_EMIT menu->aboutToShow();
        auto *erase = m_fixture->page()->findChild<QAction *>(u"contactsErase"_s);
        QVERIFY(erase && erase->isEnabled() && menu->actions().contains(erase));
        host().setOpenedPage(&target);
        erase->trigger();
        QTRY_COMPARE(target.pasted, u"ana@example.com"_s);
        QCOMPARE(host().opened().last(), (PageAddress{.page = u"privacy"_s}));
        host().setOpenedPage(nullptr);
    }

    // Another page passes a set of people, such as those behind a number.
    void givenContactsAreSelectedEvenIfTheyAreNotShown()
    {
        m_fixture->search(u"ana@exam"_s, 1);
        click(0);
        const auto stranger = u"nobody@example.com"_s;
        m_fixture->page()->restrictTo({u"ana@example.com"_s, stranger});
        QTRY_COMPARE(m_fixture->selectionWords(), u"1 selected"_s);
        QTRY_COMPARE(m_fixture->table()->model()->rowCount(), 31);
        QTRY_VERIFY(host().told().join(u' ').contains(u"not in the offline copy"_s));
        // The actions for a selection are available.
        QVERIFY(m_fixture->page()->findChild<QAction *>(u"contactsSetValue"_s)->isEnabled());
    }

    // Every update of the offline copy writes another file, with other numbers for the contacts.
    void theSelectionSurvivesAnUpdateOfTheCopy()
    {
        m_fixture->search(u"ana@exam"_s, 1);
        click(0);
        m_fixture->search({}, 31);
        const int other = m_fixture->rowOf(u"ana@example.com"_s) == 0 ? 1 : 0;
        const auto stranger = m_fixture->cell(other, 1);
        click(other, Qt::ControlModifier);
        QCOMPARE(m_fixture->selectionWords(), u"2 selected"_s);
        const auto path = m_fixture->mirror().known().state.path;
        host().click(u"updateCopy"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->mirror().known().state.path != path, 20'000);
        QTRY_COMPARE(m_fixture->selectionWords(), u"2 selected"_s);
        QVERIFY(host().told().filter(u"no longer"_s).isEmpty());
        const auto isSelected = [this](const QString &email) {
            const auto *selection = qobject_cast<ui::contacts::ContactSelection *>(
                m_fixture->table()->selectionModel());
            const int row = m_fixture->rowOf(email);
            return row >= 0 && selection->isChosen(row);
        };
        QTRY_VERIFY(isSelected(u"ana@example.com"_s) && isSelected(stranger));

        // Another user deletes one of them.
        const auto later = m_fixture->mirror().known().state.path;
        auto connection = host().account().session().client().connection();
        connection.guard = http::Protection::Free;
        api::Session otherUser(connection, host().clock());
        QVERIFY(support::sendAndWait(otherUser,
                                     {.operation = DeleteContactByEmail, .values = {stranger}}));
        host().click(u"updateCopy"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->mirror().known().state.path != later, 20'000);
        QTRY_COMPARE(m_fixture->selectionWords(), u"1 selected"_s);
        QTRY_VERIFY(isSelected(u"ana@example.com"_s));
        QTRY_COMPARE(host().told().filter(u"1 selected contact is no longer"_s).size(), 1);
    }

    // The selection is a set of contacts, so searching and sorting neither add nor remove any.
    void theSelectionSurvivesSearchingAndSorting()
    {
        const auto first = m_fixture->cell(0, 1);
        selectAnaAndFirst();
        m_fixture->search({}, 31);
        QCOMPARE(m_fixture->selectionWords(), u"2 selected"_s);
        auto *table = m_fixture->table();
        Q_EMIT host().find<Button>(u"everybodyOrder"_s)->menu()->aboutToShow();
        host().find<Button>(u"everybodyOrder"_s)->menu()->actions().at(2)->trigger();
        QTRY_VERIFY(m_fixture->rowOf(first) > 0);
        const auto isMarked = [&](const QString &email) {
            const auto index = table->model()->index(m_fixture->rowOf(email), 0);
            table->scrollTo(index);
            return table->selectionModel()->isSelected(index);
        };
        QTRY_VERIFY(isMarked(first));
        QTRY_VERIFY(isMarked(u"ana@example.com"_s));
        QCOMPARE(m_fixture->selectionWords(), u"2 selected"_s);
        // A plain click selects only the clicked contact, even if other selected contacts are not
        // shown.
        m_fixture->search(u"ana@exam"_s, 1);
        click(0);
        m_fixture->search({}, 31);
        QCOMPARE(m_fixture->selectionWords(), u"1 selected"_s);
        m_fixture->search(u"ana@exam"_s, 1);
        host().click(u"clearSelection"_s);
        QCOMPARE(m_fixture->selectionWords(), QString());
    }

    void allThatMatchAreSelected()
    {
        host().type(u"everybodySearch"_s, u"net"_s);
        QTRY_VERIFY(m_fixture->table()->model()->rowCount() < 31);
        const int matches = m_fixture->table()->model()->rowCount();
        QVERIFY(matches > 1);
        key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(m_fixture->selectionWords(), u"All %1 matches selected"_s.arg(matches));
        m_fixture->search({}, 31);
        QTRY_COMPARE(m_fixture->selectionWords(), u"%1 selected"_s.arg(matches));
    }

    void theSelectedContactsAreSavedAndCopied()
    {
        selectAnaAndFirst();
        const QTemporaryDir folder;
        const auto save = [&](const QString &action, const QString &name) {
            m_fixture->act(action);
            auto *dialog = qobject_cast<QFileDialog *>(host().dialog());
            QVERIFY(dialog);
            const auto told = host().told().size();
            Q_EMIT dialog->fileSelected(folder.filePath(name));
            dialog->reject();
            QTRY_COMPARE(host().told().size(), told + 1);
            QVERIFY2(host().told().last().startsWith("2 contacts saved in "_L1),
                     qPrintable(host().told().last()));
        };
        save(u"contactsSaveShown"_s, u"shown.csv"_s);
        QFile shown(folder.filePath(u"shown.csv"_s));
        QVERIFY(shown.open(QIODevice::ReadOnly));
        const auto lines = QString::fromUtf8(shown.readAll()).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines.at(0).contains("Name,Email,External ID"_L1), qPrintable(lines.at(0)));
        // Contacts that match the search are written first.
        QVERIFY2(lines.at(1).startsWith(u"Ana Ñíguez,ana@example.com,ANA/1"_s),
                 qPrintable(lines.at(1)));
        save(u"contactsSaveAll"_s, u"all.csv"_s);
        QFile all(folder.filePath(u"all.csv"_s));
        QVERIFY(all.open(QIODevice::ReadOnly));
        QVERIFY(all.readLine().contains("_email"));
        save(u"contactsSaveShown"_s, u"shown.xlsx"_s);
        QFile book(folder.filePath(u"shown.xlsx"_s));
        QVERIFY(book.open(QIODevice::ReadOnly));
        QVERIFY(book.readAll().startsWith("PK"));

        const auto copy = [&](const QString &action) {
            QGuiApplication::clipboard()->clear();
            m_fixture->act(action);
            (void)QTest::qWaitFor([] { return !clipboard().isEmpty(); });
            return clipboard();
        };
        const auto table = copy(u"contactsCopyTable"_s);
        QVERIFY2(table.contains(u"Ana Ñíguez\tana@example.com"_s), qPrintable(table));
        QVERIFY(copy(u"contactsCopyCsv"_s).contains(u"Ana Ñíguez,ana@example.com"_s));
        QVERIFY(copy(u"contactsCopyMarkdown"_s).contains(u"| Ana Ñíguez | ana@example.com |"_s));
        const auto records = QJsonDocument::fromJson(copy(u"contactsCopyJson"_s).toUtf8()).array();
        QCOMPARE(records.size(), 2);
        QCOMPARE(records.first()["_externalId"_L1].toString(), u"ANA/1"_s);
    }

    void theSelectedContactsAreDeletedInOneDialog()
    {
        const auto first = m_fixture->cell(0, 1);
        QVERIFY(!first.isEmpty());
        selectAnaAndFirst();
        key(Qt::Key_Delete);
        QTRY_VERIFY(qobject_cast<changes::DeleteDialog *>(host().dialog()));
        QCOMPARE(host().dialog()->windowTitle(), u"Delete 2 contacts"_s);
        host().click(u"delete"_s);
        QTRY_COMPARE(host().ledger().applied(DeleteContactByEmail), 2);
        QCOMPARE(host().ledger().applied(DeleteContactByEmail, {first}), 1);
        QTRY_COMPARE(m_fixture->mirror().known().count, 29);
        // The contact that the search hides was deleted, too.
        QTRY_COMPARE(m_fixture->selectionWords(), QString());
    }

    void lookupsAndEventsReceiveTheSelection()
    {
        support::StubPage opened(host(), u"stub"_s);
        host().setOpenedPage(&opened);
        selectAnaAndFirst();
        m_fixture->act(u"selectionLookUp"_s);
        QTRY_COMPARE(opened.pasted.split(u'\n').size(), 2);
        QVERIFY(opened.pasted.startsWith("ana@example.com\n"_L1));
        QCOMPARE(host().opened().last().page, u"look-up-many"_s);
        m_fixture->act(u"selectionEvent"_s);
        QTRY_VERIFY(opened.pasted.startsWith("_email\nana@example.com\n"_L1));
        QCOMPARE(host().opened().last().values, QStringList{u"createCustomEventByAlias"_s});
        m_fixture->act(u"selectionChangeFromFile"_s);
        QTRY_COMPARE(opened.restricted.size(), 2);
        QCOMPARE(opened.restricted.first(), u"ana@example.com"_s);
        host().setOpenedPage(nullptr);
    }

    // An action that addresses contacts by email says how many have none.
    void contactsWithoutAnEmailAreCounted()
    {
        m_fixture.emplace();
        (void)support::replyTo(host(),
                               {.operation = PatchContactByExternalId,
                                .values = {u"SHOP-9"_s},
                                .body = QJsonObject{{u"_name"_s, u"Nora"_s}}});
        m_fixture->open(1);
        support::StubPage opened(host(), u"stub"_s);
        host().setOpenedPage(&opened);
        key(Qt::Key_A, Qt::ControlModifier);
        m_fixture->act(u"selectionLookUp"_s);
        QTRY_COMPARE(opened.pasted.split(u'\n').size(), 31);
        QCOMPARE(host().told().last(), u"1 contact without an email was left out."_s);
        host().setOpenedPage(nullptr);
    }

    // A saved view consists of the search, the conditions, the columns and the order. It can be
    // opened from the palette.
    void aSavedViewRestoresTheList()
    {
        QTRY_VERIFY(host().account().storage().ready());
        m_fixture->search(u"ana@exam"_s, 1);
        support::toggleColumn(host().window(), u"everybodyColumns"_s, u"_mobilePhone"_s);
        auto *views = host().find<Button>(u"savedViews"_s)->menu();
        Q_EMIT views->aboutToShow();
        views->findChild<QAction *>(u"saveView"_s)->trigger();
        host().type(u"viewName"_s, u"Only Ana"_s);
        host().click(u"saveViewNow"_s);
        m_fixture->search({}, 31);
        support::pressInColumnsPopup(host().window(), u"everybodyColumns"_s, u"usualColumns"_s);
        QCOMPARE(m_fixture->table()->model()->columnCount(), 6);
        m_fixture->page()->showOnly({{u"saved-view"_s, u"Only Ana"_s}});
        QTRY_COMPARE(m_fixture->table()->model()->rowCount(), 1);
        QCOMPARE(m_fixture->table()->model()->columnCount(), 7);
        // The page stores its view for the next start.
        const auto state = m_fixture->page()->viewState();
        m_fixture->search({}, 31);
        m_fixture->page()->restoreViewState(state);
        QTRY_COMPARE(m_fixture->table()->model()->rowCount(), 1);
    }

    // The offline copy is shown at once, marked with its age, and replaced by the live record.
    void aContactShowsItsCopyUntilTheLiveRecordArrives()
    {
        m_fixture->patch(u"ana@example.com"_s, {{"_points"_L1, 1400}});
        const PageAddress ana{.page = u"contact"_s, .values = {u"email"_s, u"ana@example.com"_s}};
        host().service().setAcceptMode(practice::AcceptMode::Refusing);
        auto *page = m_fixture->show(static_cast<RecordPage *>(RecordPage::make(host(), ana)));
        page->refresh();
        const auto points = [page] {
            const auto *label = page->findChild<details::ValueLabel *>(u"value:_points"_s);
            return label ? label->text() : QString();
        };
        QTRY_COMPARE(points(), u"1,250"_s);
        auto *notice = page->findChild<Notice *>(u"staleNotice"_s);
        QVERIFY2(notice->headline().startsWith("Offline copy, last updated "_L1),
                 qPrintable(notice->headline()));
        QVERIFY(!page->findChild<QAbstractButton *>(u"edit"_s)->isEnabled());
        host().service().setAcceptMode(practice::AcceptMode::Accepting);
        page->refresh();
        QTRY_COMPARE(points(), u"1,400"_s);
        QVERIFY(!notice->isVisible());
        QTRY_VERIFY(page->findChild<QAbstractButton *>(u"edit"_s)->isEnabled());
    }
};

STOREDESK_TEST(TestContactActions)

} // namespace tst_contactactions

#include "tst_contactactions.moc"
