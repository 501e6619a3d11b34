// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/columnspopup.h"
#include "support/fastclock.h"
#include "support/pagefixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "exports/contactmirrorupdater.h"
#include "jobs/listjob.h"
#include "privacy/erasurerequests.h"
#include "ui/changes/deleting.h"
#include "ui/contacts/allcontacts.h"
#include "ui/details/valuelabel.h"
#include "ui/lookups/lookuppage.h"
#include "ui/records/recordpage.h"
#include "ui/records/recordpanel.h"
#include "ui/tableoptions/chip.h"
#include "ui/tableoptions/conditionpopup.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/windowlanguage.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QDirIterator>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>

namespace tst_allcontacts {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::contacts;
using namespace storedesk::ui::lookups;
using namespace storedesk::ui::records;
using enum catalogue::OperationId;
using storedesk::exports::ContactMirrorUpdater;

// Tests the contact mirror, which the user enables, searches while typing, even offline, and
// deletes with one click.
class TestAllContacts final : public QObject
{
    Q_OBJECT

private:
    static constexpr int people = 30;

    // Loads the English plural forms.
    WindowLanguage m_language;
    support::FastClock m_clock;
    std::optional<support::PageFixture> m_fixture;
    LookupPage *m_page = nullptr;
    // The folder that contains the mirror.
    QString m_folder;
    std::optional<QAbstractItemModelTester> m_tester;

    void start(profiles::ProtectionLevel guard = profiles::ProtectionLevel::Free)
    {
        m_tester.reset();
        m_fixture.reset();
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = people, .requestsPerMinute = 0, .speed = 10},
            profiles::Profile{.id = u"test"_s,
                              .name = u"Casa Oliva"_s,
                              .address = {},
                              .colour = u"teal"_s,
                              .guard = guard,
                              .requestsPerMinute = 0},
            nullptr, &m_clock);
        support::sendAndWait(*m_fixture,
                             {.operation = PatchContactByEmail,
                              .values = {u"ana@example.com"_s},
                              .body = QJsonObject{{"_externalId"_L1, u"ANA/1"_s},
                                                  {"_name"_L1, u"Ana"_s},
                                                  {"_surname"_L1, u"Ñíguez"_s},
                                                  {"_points"_L1, 1250}}});
        open();
    }

    void open()
    {
        m_tester.reset();
        m_page = m_fixture->show(
            static_cast<LookupPage *>(LookupPage::make(*m_fixture, {.page = u"contacts"_s})));
        m_tester.emplace(table()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_VERIFY(atHand().isReady());
    }

    [[nodiscard]] ContactMirrorUpdater &atHand() { return m_fixture->workspace().contactMirror(); }
    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name) const
    {
        auto *found = m_page->findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }
    [[nodiscard]] TableView *table() const { return find<TableView>(u"everybody"_s); }
    [[nodiscard]] StatePane *pane() const { return table()->findChild<StatePane *>(); }
    [[nodiscard]] SearchField *field() const { return find<SearchField>(u"everybodySearch"_s); }
    [[nodiscard]] QString found() const { return find<QLabel>(u"everybodyFound"_s)->text(); }

    static void press(QAbstractButton *button)
    {
        QTRY_VERIFY2(button->isVisible() && button->isEnabled(), qPrintable(button->text()));
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }
    void press(const QString &name) const { press(find<QAbstractButton>(name)); }

    // Enables the mirror and waits for the first copy.
    void fill()
    {
        press(u"contactsAtHand"_s);
        press(pane()->mainButton());
        QTRY_VERIFY(atHand().hasCopy() && !atHand().isMaking());
        QTRY_COMPARE(found(), u"%1 of %1"_s.arg(people + 1));
    }

    void type(const QString &text) const
    {
        field()->setFocus();
        field()->selectAll();
        QTest::keyClick(field(), Qt::Key_Delete);
        QTest::keyClicks(field(), text);
    }

    [[nodiscard]] QString cell(int row, int column) const
    {
        return table()->model()->index(row, column).data().toString();
    }

    [[nodiscard]] QStringList column(int at) const
    {
        QStringList cells;
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            cells.append(cell(row, at));
        return cells;
    }
    // Adds a condition by operating the real widgets.
    void addCondition(const QString &title, const QString &compare, const QString &value) const
    {
        press(u"addContactCondition"_s);
        auto *popup = m_page->findChild<tableoptions::ConditionPopup *>();
        QVERIFY(popup);
        popup->findChild<QComboBox *>(u"conditionColumn"_s)->setCurrentText(title);
        popup->findChild<QComboBox *>(u"conditionCompare"_s)->setCurrentText(compare);
        popup->findChild<QLineEdit *>(u"conditionValue"_s)->setText(value);
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_VERIFY(!m_page->findChild<tableoptions::ConditionPopup *>());
    }
    [[nodiscard]] tableoptions::Chip *chip(int number) const
    {
        const auto chips =
            m_page->findChildren<tableoptions::Chip *>(u"contactCondition%1"_s.arg(number));
        return chips.isEmpty() ? nullptr : chips.last();
    }

    [[nodiscard]] bool isKept(const QByteArray &text) const
    {
        QDirIterator files(m_folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(text))
                return true;
        }
        return false;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        start();
        m_folder = atHand().folder();
    }
    void cleanup()
    {
        m_tester.reset();
        m_fixture.reset();
    }

    // Before a contact field is deleted, the dialog says how many contacts lose a value.
    void theValuesOfAFieldAreCountedBeforeItsDeletion()
    {
        fill();
        const auto said = [this](const QString &field) {
            ui::changes::askToDelete(*m_fixture, DeleteContactField,
                                     {{.values = {field}, .title = field}});
            QString sentence;
            (void)QTest::qWaitFor([&] {
                for (const auto *label :
                     m_fixture->dialog()->findChildren<QLabel *>(u"consequence"_s)) {
                    if (label->text().contains(u"according to the offline copy"_s))
                        sentence = label->text();
                }
                return !sentence.isEmpty();
            });
            m_fixture->dialog()->reject();
            return sentence;
        };
        QVERIFY2(said(u"_email"_s).startsWith(u"%1 contacts have a value"_s.arg(people + 1)),
                 qPrintable(said(u"_email"_s)));
        QVERIFY(said(u"noSuchField"_s).startsWith(u"0 contacts have a value"_s));
    }

    // U23: a copy that could not be created says why, and can be tried again at once.
    void aCopyThatFailedCanBeTriedAgain()
    {
        m_fixture->service().faults().add(
            {.operation = CreateExport, .fault = practice::Fault::Status, .value = u"400"_s});
        press(u"contactsAtHand"_s);
        press(pane()->mainButton());
        QTRY_VERIFY_WITH_TIMEOUT(pane()->isVisible()
                                     && pane()->headline() == u"Couldn't create the offline copy"_s,
                                 30'000);
        QVERIFY(!atHand().hasCopy());
        m_fixture->service().faults().clear();
        press(pane()->mainButton());
        QTRY_VERIFY_WITH_TIMEOUT(atHand().hasCopy() && !atHand().isMaking(), 30'000);
        QTRY_COMPARE(found(), u"%1 of %1"_s.arg(people + 1));
    }

    // While the mirror is off, nothing is stored, and the page explains what the mirror would
    // store.
    void theMirrorIsOffByDefault()
    {
        QCOMPARE(find<Button>(u"contactsAtHand"_s)->text(), u"All contacts…"_s);
        press(u"contactsAtHand"_s);
        QCOMPARE(pane()->headline(), u"Create an offline copy of your contacts"_s);
        QVERIFY(pane()->sentence().contains(m_folder));
        QVERIFY(pane()->mainButton()->hasFocus());
        QVERIFY(!field()->isVisible());
        QVERIFY(!QDir(m_folder).exists());
        QCOMPARE(m_fixture->ledger().received(CreateExport), 0);
        // Switch back to the lookup.
        press(u"contactsAtHand"_s);
        QVERIFY(m_page->findChild<QLineEdit *>(u"lookUpField"_s)->isVisible());
    }

    void theExportIsCreatedDownloadedAndShown()
    {
        press(u"contactsAtHand"_s);
        QTest::keyClick(pane()->mainButton(), Qt::Key_Space);
        QTRY_COMPARE(pane()->headline(), u"Downloading your contacts"_s);
        QTRY_VERIFY(atHand().hasCopy() && !atHand().isMaking());
        QCOMPARE(m_fixture->ledger().applied(CreateExport), 1);
        QTRY_COMPARE(found(), u"31 of 31"_s);
        QVERIFY(find<QLabel>(u"copyAge"_s)->text().startsWith("31 contacts, last updated "_L1));
        QTRY_VERIFY(!cell(0, 1).isEmpty());
        // Only the mirror remains, not the export from which it was built.
        QTRY_VERIFY(m_fixture->workspace().localExports().all().empty());
        QVERIFY(
            QDir(m_fixture->account().folder() + u"/exports"_s).entryList({u"*.csv"_s}).isEmpty());
        press(u"contactsAtHand"_s);
        QCOMPARE(find<Button>(u"contactsAtHand"_s)->text(), u"All 31 contacts"_s);
    }

    // A newer export of the user replaces the copy, so the job of the last copy is not awaited.
    void anExportOfTheUserUpdatesTheCopy()
    {
        fill();
        const auto before = atHand().known().asked;
        const auto plan = storedesk::exports::mirrorExport(m_fixture->clock().now().date());
        QVERIFY(plan);
        const auto job = m_fixture->workspace().localExports().begin(*plan);
        QTRY_VERIFY(atHand().known().asked > before);
        QTRY_VERIFY(atHand().taking().isEmpty());
        QVERIFY(!atHand().isMaking());
        QVERIFY(m_fixture->workspace().localExports().find(job));
        QVERIFY(find<QAbstractButton>(u"updateCopy"_s)->isEnabled());
    }

    // With a copy, the page opens with the list, and a lookup that finds nothing offers to search
    // it.
    void theListIsInFrontAndSearchedForWhatIsNotFound()
    {
        fill();
        open();
        QTRY_VERIFY(table()->isVisible());
        QVERIFY(!m_page->findChild<QLineEdit *>(u"lookUpField"_s)->isVisible());
        m_tester.reset();
        auto *record = m_fixture->show(ui::records::RecordPage::make(
            *m_fixture, {.page = u"contact"_s, .values = {u"email"_s, u"nobody@example.org"_s}}));
        record->refresh();
        const auto search = [record]() -> QAbstractButton * {
            for (auto *button : record->findChildren<QAbstractButton *>()) {
                if (button->isVisible() && button->text() == u"Search all contacts"_s)
                    return button;
            }
            return nullptr;
        };
        QTRY_VERIFY(search());
        QTest::mouseClick(search(), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last().page, u"contacts"_s);
    }

    void contactsAreSearchedWhileTypingAlsoOffline()
    {
        fill();
        const auto asked = m_fixture->ledger().entries().size();
        m_fixture->service().setAcceptMode(practice::AcceptMode::Refusing);
        for (const auto &part : {u"ana@"_s, u"a/1"_s, u"NIGUEZ"_s, u"nig an"_s}) {
            type(part);
            QTRY_COMPARE(found(), u"1 of 31"_s);
            QTRY_COMPARE(cell(0, 0), u"Ana Ñíguez"_s);
            QCOMPARE(cell(0, 1), u"ana@example.com"_s);
            QCOMPARE(cell(0, 4), u"1,250"_s);
        }
        type(u"example"_s);
        QTRY_VERIFY(table()->model()->rowCount() > 20);
        type(u"nobody at all"_s);
        QTRY_COMPARE(pane()->headline(), u"No contacts match “nobody at all”"_s);
        QTest::keyClick(field(), Qt::Key_Escape);
        QTRY_COMPARE(found(), u"31 of 31"_s);
        QCOMPARE(m_fixture->ledger().entries().size(), asked);
    }

    // If the user presses Enter right after typing, the match is opened once it is found, never the
    // row that was first before.
    void enterOpensTheLiveRecord()
    {
        fill();
        type(u"ana@exa"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        const PageAddress ana{.page = u"contact"_s, .values = {u"email"_s, u"ana@example.com"_s}};
        QTRY_COMPARE(m_fixture->opened().value(0), ana);
        QTest::keyClick(field(), Qt::Key_Down);
        QVERIFY(table()->hasFocus());
        QTest::keyClick(table(), Qt::Key_Return);
        QTRY_COMPARE(m_fixture->opened().size(), 2);
        QCOMPARE(m_fixture->opened().last(), ana);
    }

    void differencesFromTheLiveRecordAreMarked()
    {
        fill();
        support::sendAndWait(
            *m_fixture,
            {.operation = PatchContactByEmail,
             .values = {u"ana@example.com"_s},
             .body = QJsonObject{{"_points"_L1, 1400}, {"_mobilePhone"_L1, QJsonValue()}}});
        m_tester.reset();
        auto *page = m_fixture->show(static_cast<RecordPage *>(RecordPage::make(
            *m_fixture, {.page = u"contact"_s, .values = {u"email"_s, u"ana@example.com"_s}})));
        page->refresh();
        QTRY_VERIFY(page->findChild<Notice *>(u"kept:_points"_s));
        const auto words = page->findChild<Notice *>(u"kept:_points"_s)->sentence();
        QCOMPARE(words, u"changed since the last update; was 1,250"_s);
        QCOMPARE(page->findChild<details::ValueLabel *>(u"value:_points"_s)->text(), u"1,400"_s);
        for (const auto *same : {"_name", "_email", "_externalId", "_surname"})
            QVERIFY2(!page->findChild<Notice *>(u"kept:"_s + QLatin1StringView(same)), same);
        // Without a mirror there is nothing to compare with.
        atHand().wipe();
        QTRY_VERIFY(!page->findChild<Notice *>(u"kept:_points"_s));
    }

    // The service and its exports may list the options of a field in any order.
    void optionsInAnotherOrderAreNoDifference()
    {
        const auto setOptions = [this](const QJsonArray &options, int points) {
            support::sendAndWait(
                *m_fixture,
                {.operation = PatchContactByEmail,
                 .values = {u"ana@example.com"_s},
                 .body = QJsonObject{{"intereses"_L1, options}, {"_points"_L1, points}}});
        };
        setOptions({u"escalada"_s, u"correr"_s}, 1250);
        fill();
        setOptions({u"correr"_s}, 1400);
        m_tester.reset();
        auto *page = m_fixture->show(static_cast<RecordPage *>(RecordPage::make(
            *m_fixture, {.page = u"contact"_s, .values = {u"email"_s, u"ana@example.com"_s}})));
        page->refresh();
        // A different set of options is a change. By now the account's fields are known.
        QTRY_VERIFY(page->findChild<Notice *>(u"kept:intereses"_s));
        setOptions({u"correr"_s, u"escalada"_s}, 1400);
        page->refresh();
        QTRY_VERIFY(page->findChild<Notice *>(u"kept:_points"_s)
                    && !page->findChild<Notice *>(u"kept:intereses"_s));
    }

    // G37: contacts are deleted on a page, by a job and by a privacy request.
    void deletedContactsLeaveTheList_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("alone") << 0;
        QTest::newRow("by a job") << 1;
        QTest::newRow("by a privacy request") << 2;
    }

    void deletedContactsLeaveTheList()
    {
        QFETCH(const int, way);
        fill();
        QVERIFY(isKept("ana@example.com"));
        auto &manager = m_fixture->workspace().jobManager();
        if (way == 0)
            support::sendAndWait(
                *m_fixture, {.operation = DeleteContactByEmail, .values = {u"ana@example.com"_s}});
        else if (way == 1)
            manager.begin(storedesk::jobs::deletionJob(
                DeleteContactByExternalId, {{.values = {u"ANA/1"_s}, .title = u"Ana"_s}}, false));
        else
            (void)m_fixture->workspace().erasureRequests().begin(
                storedesk::privacy::erasureListFrom(u"ana@example.com"_s), u"R-1"_s);
        QTRY_COMPARE(found(), u"30 of 30"_s);
        type(u"ana@"_s);
        QTRY_COMPARE(pane()->headline(), u"No contacts match “ana@”"_s);
        QVERIFY(!isKept("ana@example.com"));
    }

    void newAndRestoredContactsAppear()
    {
        fill();
        support::sendAndWait(*m_fixture,
                             {.operation = PatchContactByEmail,
                              .values = {u"new@example.com"_s},
                              .body = QJsonObject{{"_name"_L1, u"Nueva"_s}}});
        QTRY_COMPARE(found(), u"%1 of %1"_s.arg(people + 2));
        type(u"new@"_s);
        QTRY_COMPARE(cell(0, 1), u"new@example.com"_s);
        support::sendAndWait(*m_fixture,
                             {.operation = DeleteContactByEmail, .values = {u"ana@example.com"_s}});
        type({});
        QTRY_COMPARE(found(), u"%1 of %1"_s.arg(people + 1));
        support::sendAndWait(*m_fixture,
                             {.operation = PatchContactByEmail,
                              .values = {u"ana@example.com"_s},
                              .body = QJsonObject{{"_name"_L1, u"Ana"_s}}});
        QTRY_COMPARE(found(), u"%1 of %1"_s.arg(people + 2));
        type(u"ana@"_s);
        QTRY_COMPARE(cell(0, 1), u"ana@example.com"_s);
    }

    void itsAgeKeepsCounting()
    {
        fill();
        const auto *age = find<QLabel>(u"copyAge"_s);
        const auto before = age->text();
        QVERIFY2(before.contains(u"just now"_s) || before.contains(u"minute"_s),
                 qPrintable(before));
        // Six seconds of real time are one minute on this clock.
        QTRY_VERIFY_WITH_TIMEOUT(age->text() != before, 15'000);
        QVERIFY2(age->text().contains(u"minute"_s), qPrintable(age->text()));
    }

    // Another copy takes an export, so the menu asks with the number of contacts.
    void theMirrorIsDeletedAfterAQuestion()
    {
        fill();
        const auto count = table()->model()->rowCount();
        find<QAction>(u"wipeCopy"_s)->trigger();
        auto *question = m_fixture->dialog();
        QVERIFY(question);
        QVERIFY2(question->accessibleName().contains(QString::number(count)),
                 qPrintable(question->accessibleName()));
        QTest::keyClick(question, Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(QDir(m_folder).exists());
        find<QAction>(u"wipeCopy"_s)->trigger();
        question = m_fixture->dialog();
        if (auto *typed = question->findChild<QLineEdit *>(u"count"_s); typed->isVisible())
            QTest::keyClicks(typed, QString::number(count));
        auto *act = question->findChild<QAbstractButton *>(u"wipeNow"_s);
        act->setFocus();
        QTest::keyClick(act, Qt::Key_Space);
        QTRY_VERIFY(!QDir(m_folder).exists());
        QTRY_COMPARE(pane()->headline(), u"Create an offline copy of your contacts"_s);
        QVERIFY(!m_fixture->told().isEmpty());
        QTRY_COMPARE(table()->model()->rowCount(), 0);
    }

    // The update is stopped while the service is still exporting, and no contacts arrive later.
    void aRunningUpdateIsStopped()
    {
        press(u"contactsAtHand"_s);
        press(pane()->mainButton());
        QTRY_COMPARE(m_fixture->ledger().applied(CreateExport), 1);
        QTRY_VERIFY(!atHand().job().isEmpty());
        press(pane()->otherButton());
        QTRY_VERIFY(!QDir(m_folder).exists() && !atHand().isMaking());
        QTRY_COMPARE(m_fixture->workspace().jobManager().running(), 0);
        QTRY_COMPARE(pane()->headline(), u"Create an offline copy of your contacts"_s);
        QVERIFY(
            QDir(m_fixture->account().folder() + u"/exports"_s).entryList({u"*.csv"_s}).isEmpty());
    }

    void theMirrorBelongsToOneAccount()
    {
        fill();
        // The mirror is deleted together with the account's folder.
        QVERIFY(m_folder.startsWith(m_fixture->account().folder()));
        auto profile = m_fixture->account().profile();
        profile.id = u"other"_s;
        account::Account other(profile, m_fixture->service().apiKey(), m_clock,
                               QFileInfo(m_fixture->account().folder()).path());
        workspace::Workspace otherWorkspace(other);
        auto &second = otherWorkspace.contactMirror();
        QTRY_VERIFY(second.isReady());
        QVERIFY(!second.isOn() && !second.hasCopy());
    }

    // The mirror is available at the next start, and is updated the next day.
    void theMirrorIsUpdatedOnceADay()
    {
        fill();
        auto profile = m_fixture->account().profile();
        account::Account later(profile, m_fixture->service().apiKey(), m_clock,
                               QFileInfo(m_fixture->account().folder()).path());
        workspace::Workspace laterWorkspace(later);
        auto &again = laterWorkspace.contactMirror();
        QTRY_VERIFY(again.isReady());
        QCOMPARE(again.known().count, people + 1);
        QVERIFY(!again.isMaking());
        QCOMPARE(m_fixture->ledger().applied(CreateExport), 1);
        press(u"updateCopy"_s);
        QTRY_COMPARE(m_fixture->ledger().applied(CreateExport), 2);
        QTRY_VERIFY(!atHand().isMaking());
        QTRY_COMPARE(found(), u"31 of 31"_s);
        QTRY_COMPARE(QDir(m_folder).entryList({u"contacts-*.sqlite"_s}, QDir::Files).size(), 1);
    }

    void readOnlyAccountsExplainTheRefusal()
    {
        start(profiles::ProtectionLevel::ReadOnly);
        press(u"contactsAtHand"_s);
        QVERIFY(pane()->sentence().contains("read-only"_L1));
        QVERIFY(!pane()->mainButton()->isVisible());
    }

    void aClickOnAHeaderSortsAndSearchingKeepsTheOrder()
    {
        start();
        fill();
        auto *header = table()->horizontalHeader();
        const auto click = [&](int column) {
            QTest::mouseClick(
                header->viewport(), Qt::LeftButton, {},
                QPoint(header->sectionViewportPosition(column) + 20, header->height() / 2));
        };
        const auto isOrdered = [&](bool descending) {
            auto emails = column(1);
            // Leave out contacts without an email address, which are sorted last.
            emails.removeAll(QString());
            auto sorted = emails;
            std::ranges::sort(sorted);
            if (descending)
                std::ranges::reverse(sorted);
            return !emails.isEmpty() && emails == sorted;
        };
        click(1);
        QTRY_VERIFY(isOrdered(false));
        QCOMPARE(header->sortIndicatorSection(), 1);
        QCOMPARE(found(), u"%1 of %1"_s.arg(people + 1));
        click(1);
        QTRY_VERIFY(isOrdered(true));
        type(u"net"_s);
        QTRY_VERIFY(table()->model()->rowCount() > 1 && table()->model()->rowCount() < people + 1);
        QTRY_VERIFY(isOrdered(true));
        // Ana has the most points.
        type({});
        click(4);
        click(4);
        QTRY_COMPARE(cell(0, 1), u"ana@example.com"_s);
    }

    // Tests conditions on any field, combined with "and" or "or", together with search words.
    void conditionsNarrowTheList()
    {
        fill();
        // Rows are loaded after they have been counted.
        const auto isRead = [this](int row) {
            return !cell(row, 0).isEmpty() || !cell(row, 1).isEmpty();
        };
        QTRY_VERIFY(isRead(0) && isRead(table()->model()->rowCount() - 1));
        const auto all = column(3);
        const auto subscribed = all.count(u"Subscribed"_s);
        QVERIFY(subscribed > 0 && subscribed < all.size());
        const auto asked = m_fixture->ledger().entries().size();
        addCondition(u"Newsletter"_s, u"is"_s, u"subscribed"_s);
        QTRY_COMPARE(found(), u"%1 of 31"_s.arg(subscribed));
        QCOMPARE(chip(0)->accessibleName(), u"Newsletter is subscribed"_s);
        QTRY_COMPARE(column(3).count(u"Subscribed"_s), subscribed);
        // Only Ana has this many points.
        addCondition(u"Points"_s, u"at least"_s, u"1250"_s);
        QTRY_VERIFY(table()->model()->rowCount() <= 1);
        // Combine the conditions with "or".
        press(u"joinContactConditions"_s);
        QTRY_VERIFY(table()->model()->rowCount() >= subscribed);
        type(u"ana@"_s);
        QTRY_COMPARE(found(), u"1 of 31"_s);
        QTRY_COMPARE(cell(0, 1), u"ana@example.com"_s);
        type(u"nobody at all"_s);
        QTRY_COMPARE(pane()->headline(), u"No contacts match these conditions"_s);
        press(pane()->otherButton());
        QTRY_COMPARE(found(), u"31 of 31"_s);
        QVERIFY(!m_page->findChild<tableoptions::Chip *>(u"contactCondition0"_s)
                || !chip(0)->isVisible());
        // Undo restores the conditions and the words.
        QVERIFY(m_fixture->undo());
        m_fixture->undo()();
        QTRY_COMPARE(pane()->headline(), u"No contacts match these conditions"_s);
        type(u"ana@"_s);
        QTRY_COMPARE(found(), u"1 of 31"_s);
        QCOMPARE(chip(0)->accessibleName(), u"Newsletter is subscribed"_s);
        // No requests were needed.
        QCOMPARE(m_fixture->ledger().entries().size(), asked);
    }

    // All conditions are removed at once while there are hits, and can be restored.
    void allConditionsAreCleared()
    {
        fill();
        addCondition(u"Points"_s, u"at least"_s, u"1"_s);
        addCondition(u"Points"_s, u"at least"_s, u"2"_s);
        QTRY_VERIFY(table()->model()->rowCount() > 0 && found() != u"31 of 31"_s);
        const auto before = found();
        press(u"clearContactConditions"_s);
        QTRY_COMPARE(found(), u"31 of 31"_s);
        QVERIFY(!chip(0) || !chip(0)->isVisible());
        QVERIFY(m_fixture->undo());
        m_fixture->undo()();
        QTRY_COMPARE(found(), before);
    }

    void aConditionIsChangedAndRemovedByKeys()
    {
        fill();
        addCondition(u"Points"_s, u"at least"_s, u"1250"_s);
        QTRY_COMPARE(found(), u"1 of 31"_s);
        chip(0)->setFocus();
        QTest::keyClick(chip(0), Qt::Key_Return);
        auto *popup = m_page->findChild<tableoptions::ConditionPopup *>();
        QVERIFY(popup);
        popup->findChild<QLineEdit *>(u"conditionValue"_s)->setText(u"0"_s);
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_VERIFY(table()->model()->rowCount() > 1);
        chip(0)->setFocus();
        const auto narrowed = found();
        QTest::keyClick(chip(0), Qt::Key_Backspace);
        QTRY_COMPARE(found(), u"31 of 31"_s);
        QCOMPARE(m_fixture->told().last(), u"The condition was removed."_s);
        QVERIFY(m_fixture->undo());
        m_fixture->undo()();
        QTRY_COMPARE(found(), narrowed);
    }

    // Every field in the mirror can be a column, and the choice of columns is stored.
    void chosenColumnsAreStored()
    {
        fill();
        QTRY_VERIFY(m_fixture->account().storage().ready());
        const auto titles = [this] {
            QStringList words;
            for (int at = 0; at < table()->model()->columnCount(); ++at)
                words.append(table()->model()->headerData(at, Qt::Horizontal).toString());
            return words;
        };
        const auto toggle = [this](const QString &key) {
            support::toggleColumn(m_fixture->window(), u"everybodyColumns"_s, key);
        };
        QCOMPARE(titles().size(), 6);
        toggle(u"_mobilePhone"_s);
        QCOMPARE(titles().last(), u"Mobile phone"_s);
        QTRY_VERIFY(!column(6).join(QString()).isEmpty());
        toggle(u"_externalId"_s);
        QVERIFY(!titles().contains(u"External ID"_s));
        open();
        QCOMPARE(titles().last(), u"Mobile phone"_s);
        QCOMPARE(titles().size(), 6);
        press(u"contactsAtHand"_s);
        support::pressInColumnsPopup(m_fixture->window(), u"everybodyColumns"_s, u"usualColumns"_s);
        QCOMPARE(titles().size(), 6);
        QVERIFY(titles().contains(u"External ID"_s));
    }

    void widthsAndTheOrderOfColumnsStayWhileTickingAndAfterARestart()
    {
        fill();
        QTRY_VERIFY(m_fixture->account().storage().ready());
        const auto titles = [this] {
            const auto *header = table()->horizontalHeader();
            QStringList words;
            for (int place = 0; place < header->count(); ++place)
                words.append(table()
                                 ->model()
                                 ->headerData(header->logicalIndex(place), Qt::Horizontal)
                                 .toString());
            return words;
        };
        auto expected = titles();
        auto *header = table()->horizontalHeader();
        header->moveSection(2, 0);
        expected.move(2, 0);
        header->resizeSection(header->logicalIndex(1), 333);
        QCOMPARE(titles(), expected);
        support::toggleColumn(m_fixture->window(), u"everybodyColumns"_s, u"_mobilePhone"_s);
        expected.append(u"Mobile phone"_s);
        QCOMPARE(titles(), expected);
        QCOMPARE(header->sectionSize(header->logicalIndex(1)), 333);
        open();
        QCOMPARE(titles(), expected);
        header = table()->horizontalHeader();
        QCOMPARE(header->sectionSize(header->logicalIndex(1)), 333);
        press(u"contactsAtHand"_s);
        support::pressInColumnsPopup(m_fixture->window(), u"everybodyColumns"_s, u"usualColumns"_s);
        QCOMPARE(header->visualIndex(0), 0);
        QVERIFY(header->sectionSize(0) != 333);
    }

    // The selected contact is shown live next to the list, and changes since the copy are marked.
    void theLiveRecordIsShownBesideTheList()
    {
        fill();
        support::sendAndWait(*m_fixture,
                             {.operation = PatchContactByEmail,
                              .values = {u"ana@example.com"_s},
                              .body = QJsonObject{{"_points"_L1, 1400}}});
        const auto *beside = find<QWidget>(u"liveBeside"_s);
        QVERIFY(!beside->isVisible());
        type(u"ana@"_s);
        QTRY_COMPARE(found(), u"1 of 31"_s);
        const auto reads = m_fixture->ledger().received(GetContactByEmail);
        table()->setCurrentIndex(table()->model()->index(0, 0));
        QTRY_VERIFY(beside->isVisible());
        QTRY_COMPARE(m_fixture->ledger().received(GetContactByEmail), reads + 1);
        QTRY_COMPARE(find<QLabel>(u"liveState"_s)->text(),
                     u"Live record · 1 value changed since the last update"_s);
        QCOMPARE(beside->findChild<Notice *>(u"kept:_points"_s)->sentence(),
                 u"changed since the last update; was 1,250"_s);
        // The list still shows the value from the copy.
        QCOMPARE(cell(0, 4), u"1,250"_s);
        press(u"openBeside"_s);
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{.page = u"contact"_s, .values = {u"email"_s, u"ana@example.com"_s}}));
        press(u"closeBeside"_s);
        QVERIFY(!beside->isVisible());
    }

    // Changes the sort order with the keyboard, and reverses it.
    void theOrderIsChosenByKeys()
    {
        start();
        fill();
        QTRY_VERIFY(!cell(0, 1).isEmpty());
        const auto first = cell(0, 1);
        auto *button = find<Button>(u"everybodyOrder"_s);
        const auto choose = [button](int downs) {
            auto *menu = button->menu();
            Q_EMIT menu->aboutToShow();
            menu->actions().at(downs)->trigger();
        };
        button->setFocus();
        QVERIFY(button->hasFocus());
        // Sort by points.
        choose(5);
        QTRY_COMPARE(button->text(), u"Order: Points"_s);
        // Reverse the order.
        choose(5);
        QTRY_COMPARE(cell(0, 1), u"ana@example.com"_s);
        QCOMPARE(table()->horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
        choose(0);
        QTRY_COMPARE(cell(0, 1), first);
        QCOMPARE(table()->horizontalHeader()->sortIndicatorSection(), -1);
    }
};

STOREDESK_TEST(TestAllContacts)

} // namespace tst_allcontacts

#include "tst_allcontacts.moc"
