// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/account.h"
#include "base/clock.h"
#include "practice/service/service.h"
#include "storage/bin.h"
#include "support/samplerecords.h"
#include "support/seededstores.h"
#include "ui/host/accountactions.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "workspace/workspace.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QJsonDocument>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QVBoxLayout>

namespace support {

using namespace Qt::StringLiterals;

// Returns the options for a store with this many seeded contacts and no request limit.
inline storedesk::practice::ServiceOptions storeWith(int contacts)
{
    return {.contacts = contacts, .requestsPerMinute = 0};
}

// Provides a page with everything that it needs: a practice store, a connected account, and a
// window. Acts as the host of the page and records its calls. Tests of the whole program use
// WindowFixture.
class PageFixture final : public storedesk::ui::PageHost
{
public:
    using Id = storedesk::catalogue::OperationId;
    using Guard = storedesk::profiles::ProtectionLevel;
    using StoreKind = storedesk::profiles::StoreKind;

    // If the id is not a valid folder name, the local data of the account cannot be stored.
    [[nodiscard]] static storedesk::profiles::Profile profile(Guard guard = Guard::Confirm,
                                                              StoreKind kind = StoreKind::Test,
                                                              const QString &id = u"test"_s)
    {
        return {.id = id,
                .name = u"Casa Oliva"_s,
                .address = {},
                .colour = u"teal"_s,
                .kind = kind,
                .guard = guard,
                .requestsPerMinute = 0};
    }

    // If given, the handler replaces the seeded store, and the clock replaces the system clock.
    explicit PageFixture(const storedesk::practice::ServiceOptions &options = storeWith(50),
                         storedesk::profiles::Profile profile = PageFixture::profile(),
                         std::unique_ptr<storedesk::practice::Handler> handler = {},
                         storedesk::base::Clock *clock = nullptr)
        : m_clock(clock ? *clock : m_ownClock)
        , m_theme(*qApp)
    {
        using storedesk::practice::Service;
        auto started = handler ? Service::start(options, m_clock, std::move(handler))
                               : Service::start(copied(options), m_clock);
        if (!started)
            qFatal("%s %s", qPrintable(started.error().what), qPrintable(started.error().why));
        m_service = std::move(*started);
        profile.address = m_service->url();
        m_account = std::make_unique<storedesk::account::Account>(profile, m_service->apiKey(),
                                                                  m_clock, m_folder.path());
        m_workspace = std::make_unique<storedesk::workspace::Workspace>(*m_account);
        setRoom(&m_window);
        m_window.setLayout(new QVBoxLayout);
        m_window.resize(1280, 800);
    }

    ~PageFixture() override
    {
        delete m_page;
        m_workspace.reset();
        m_account.reset();
        // Wait for work in other threads, which uses the clock.
        QThreadPool::globalInstance()->waitForDone();
    }

    // Closes the account and opens it again, as a restart of the program does.
    void restart()
    {
        delete m_page;
        const auto profile = m_account->profile();
        m_workspace.reset();
        m_account.reset();
        QThreadPool::globalInstance()->waitForDone();
        m_account = std::make_unique<storedesk::account::Account>(profile, m_service->apiKey(),
                                                                  m_clock, m_folder.path());
        m_workspace = std::make_unique<storedesk::workspace::Workspace>(*m_account);
    }

    // Puts the page into the window and shows it.
    template <typename Shown>
    Shown *show(Shown *page)
    {
        delete m_page;
        m_page = page;
        m_window.layout()->addWidget(page);
        m_window.show();
        m_window.activateWindow();
        (void)QTest::qWaitForWindowExposed(&m_window);
        return page;
    }

    [[nodiscard]] storedesk::practice::Service &service() { return *m_service; }
    [[nodiscard]] storedesk::practice::Ledger &ledger() { return m_service->ledger(); }
    [[nodiscard]] QWidget &window() { return m_window; }
    [[nodiscard]] QDialog *dialog() const { return m_dialog; }
    [[nodiscard]] const QList<storedesk::ui::PageAddress> &opened() const { return m_opened; }
    [[nodiscard]] const QStringList &told() const { return m_told; }
    // Returns the undo function of the last message.
    [[nodiscard]] const std::function<void()> &undo() const { return m_undo; }

    // Actions on other accounts. There are none by default.
    storedesk::ui::AccountActions accounts;
    [[nodiscard]] const storedesk::ui::AccountActions *accountActions() const override
    {
        return &accounts;
    }
    void openIn(const QString &account, const storedesk::ui::PageAddress &place) override
    {
        openedIn = account;
        m_opened.append(place);
    }
    // The account in which the last address was opened.
    QString openedIn;

    storedesk::account::Account &account() override { return *m_account; }
    storedesk::workspace::Workspace &workspace() override { return *m_workspace; }
    [[nodiscard]] storedesk::ui::StoreMark storeMark() const override
    {
        return {.name = m_account->profile().name, .kind = QStringLiteral("Test store")};
    }
    [[nodiscard]] const storedesk::ui::Theme &theme() const override { return m_theme; }
    storedesk::base::Clock &clock() override { return m_clock; }
    storedesk::ui::Page *open(const storedesk::ui::PageAddress &place) override
    {
        m_opened.append(place);
        return m_openedPage;
    }
    // Sets the page that open() returns for every address. The page must outlive the calls of
    // open().
    void setOpenedPage(storedesk::ui::Page *page) { m_openedPage = page; }
    storedesk::ui::Page *currentPage() override { return m_page; }
    void close(storedesk::ui::Page *page) override { Q_UNUSED(page) }
    void openDialog(QDialog *dialog) override
    {
        m_dialog = dialog;
        dialog->setParent(&m_window, dialog->windowFlags());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }
    void tell(const QString &sentence, std::function<void()> undo) override
    {
        m_told.append(sentence);
        m_undo = std::move(undo);
    }

    // Creates records in the store.
    [[nodiscard]] SampleRecords records() { return SampleRecords(m_account->session()); }
    [[nodiscard]] const std::vector<storedesk::storage::BinEntry> &bin()
    {
        return m_account->storage().bin().entries();
    }

    [[nodiscard]] int received(Id id) { return ledger().received(id); }
    [[nodiscard]] int applied(Id id, const QJsonObject &body)
    {
        return ledger().appliedBody(id, QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    // Makes the service refuse the next request for this operation.
    void refuse(Id id, const QString &status)
    {
        service().faults().add({.aim = storedesk::practice::Aim::Operation,
                                .operation = id,
                                .fault = storedesk::practice::Fault::Status,
                                .value = status,
                                .last = 1});
    }

    // Returns a widget in the open dialog, or else in the window.
    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name)
    {
        // Delete a replaced form now. Otherwise it would be deleted in the next event loop
        // iteration.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto *found = m_dialog ? m_dialog->findChild<Widget *>(name) : nullptr;
        return found ? found : m_window.findChild<Widget *>(name);
    }
    [[nodiscard]] QString footWords()
    {
        return find<storedesk::ui::ElidedLabel>(u"footWords"_s)->text();
    }
    [[nodiscard]] storedesk::ui::Notice *notice()
    {
        return find<storedesk::ui::Notice>(u"notice"_s);
    }

    void type(const QString &name, const QString &text)
    {
        auto *field = find<QLineEdit>(name);
        QVERIFY2(field, qPrintable(name));
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
    }

    // Chooses an entry with the keyboard.
    void choose(const QString &name, const QString &words)
    {
        auto *combo = find<QComboBox>(name);
        QVERIFY2(combo && combo->findText(words) >= 0, qPrintable(name + u' ' + words));
        combo->setFocus();
        // The form may be rebuilt after every key press.
        for (int step = 0; combo->currentText() != words && step < 100; ++step) {
            QTest::keyClick(
                combo, combo->currentIndex() < combo->findText(words) ? Qt::Key_Down : Qt::Key_Up);
            combo = find<QComboBox>(name);
        }
    }

    // Clicks a button as soon as it is enabled and laid out, because a page may have to read
    // records first.
    void click(const QString &name)
    {
        auto *button = find<QAbstractButton>(name);
        QVERIFY2(button, qPrintable(name));
        QTRY_VERIFY2(button->isEnabled() && button->isVisible() && button->width() > 8,
                     qPrintable(name));
        const QSignalSpy clicked(button, &QAbstractButton::clicked);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        QVERIFY2(!clicked.isEmpty(), qPrintable(name));
    }

    // Sends the key to the focused widget.
    static void pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        // An editor handles Enter in the next event loop iteration.
        QCoreApplication::processEvents();
    }
    static void write(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }

private:
    QTemporaryDir m_folder;
    storedesk::base::SystemClock m_ownClock;
    storedesk::base::Clock &m_clock;
    storedesk::ui::Theme m_theme;
    std::unique_ptr<storedesk::practice::Service> m_service;
    std::unique_ptr<storedesk::account::Account> m_account;
    std::unique_ptr<storedesk::workspace::Workspace> m_workspace;
    QWidget m_window;
    QPointer<storedesk::ui::Page> m_page;
    QPointer<QDialog> m_dialog;
    QList<storedesk::ui::PageAddress> m_opened;
    storedesk::ui::Page *m_openedPage = nullptr;
    QStringList m_told;
    std::function<void()> m_undo;
};

} // namespace support
