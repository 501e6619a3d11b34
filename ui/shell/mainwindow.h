// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pagehost.h"
#include "ui/navigation/shellcommand.h"
#include "ui/shell/openinaccount.h"
#include "ui/shell/preferences.h"
#include "ui/shell/retainedaccounts.h"
#include "ui/shell/windowparts.h"
#include "ui/shell/windowsession.h"

#include <QMainWindow>

namespace storedesk::ui::palette {
class Palette;
}

namespace storedesk::ui::shell {

class ConnectionWatch;
class CloseGuard;

// Shows the pages of an account in tabs, or the first-start screen. WindowParts creates the layout.
class MainWindow final : public QMainWindow, public PageHost
{
    Q_OBJECT

public:
    // The arguments passed by reference must outlive the window.
    MainWindow(Theme &theme, WindowLanguage &language, base::Clock &clock,
               AccountActions accounts = {}, Preferences preferences = Preferences(),
               QWidget *parent = nullptr);
    ~MainWindow() override;

    // Switches to another account, or closes the account if null: asks about unsaved changes, waits
    // for pending writes, closes the pages and restores those of the new account. Needs no restart.
    // An account with running jobs stays open in the background until they have ended.
    void setAccount(std::unique_ptr<account::Account> account);
    [[nodiscard]] bool hasAccount() const override { return static_cast<bool>(m_open.account); }
    // Whether the tabs from the last session have been restored.
    [[nodiscard]] bool restored() const { return m_session.isRestored(); }
    // The open account and those that work in the background.
    [[nodiscard]] QList<workspace::Workspace *> workspaces() const
    {
        return QList{m_open.workspace.get()} + m_retained->workspaces();
    }
    void storeSession();
    // Closes an account that is open in the background, for example before its data is deleted.
    void releaseAccount(const QString &id) { m_retained->release(id); }
    // Restores the window's geometry or fits it to the screen. Call this before the window is first
    // shown.
    void placeOnScreen() { m_session.placeOnScreen(); }
    void chooseLook(Theme::Mode mode) { m_preferences.setLook(mode); }
    void chooseTextSize(int percent) { m_preferences.setTextSize(percent); }
    void chooseLanguage(const QString &code) { m_preferences.setLanguage(code); }
    // Opens the command palette.
    void goTo(const QString &text = {});
    // Closes all pages but the first without asking, for the tour.
    void closeAll();
    [[nodiscard]] WindowParts &parts() { return m_parts; }
    account::Account &account() override { return *m_open.account; }
    workspace::Workspace &workspace() override { return *m_open.workspace; }
    [[nodiscard]] StoreMark storeMark() const override;
    [[nodiscard]] const Theme &theme() const override { return m_theme; }
    base::Clock &clock() override { return m_clock; }
    const AccountActions *accountActions() const override { return &m_accountActions; }
    void openIn(const QString &id, const PageAddress &to) override { openInAccount(*this, id, to); }
    Page *open(const PageAddress &place) override;
    void openBehind(const PageAddress &place) override;
    Page *pageAt(const PageAddress &place) override;
    [[nodiscard]] QString titleOf(const PageAddress &address) const override;
    Page *currentPage() override;
    using QMainWindow::close;
    void close(Page *page) override;
    void openDialog(QDialog *dialog) override;
    void tell(const QString &sentence, std::function<void()> undo = {}) override;

Q_SIGNALS:
    void accountChanged();

protected:
    void closeEvent(QCloseEvent *event) override;
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectParts();
    void install(std::unique_ptr<account::Account> account);
    // Closes all pages and dialogs, and the account unless it stays open in the background.
    void clear();
    // Whether the account stays open in the background when the next one is shown.
    [[nodiscard]] bool retainsAccount() const;
    void restore();
    void frontChanged();
    void headChanged(Page *page);
    void showTitle();
    void showUndo();
    void run(navigation::ShellCommand act);
    Theme &m_theme;
    WindowLanguage &m_language;
    base::Clock &m_clock;
    AccountActions m_accountActions;
    Preferences m_preferences;
    WindowParts m_parts;
    CloseGuard *m_leaving;
    palette::Palette *m_palette;
    OpenPages *m_pages;
    RetainedAccounts *m_retained;
    WindowSession m_session;
    // Empty if there is no account.
    OpenAccount m_open;
    // The account to open once the current one is closed.
    std::unique_ptr<account::Account> m_next;
    std::unique_ptr<ConnectionWatch> m_watch;
    bool m_mayClose = false;
};

} // namespace storedesk::ui::shell
