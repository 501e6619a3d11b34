// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settings.h"
#include "ui/host/pageaddress.h"

#include <functional>
#include <memory>

class QDialog;
class QWidget;

namespace storedesk::base {
class Clock;
}
namespace storedesk::account {
class Account;
}
namespace storedesk::workspace {
class Workspace;
}

namespace storedesk::ui {

class Page;
class Theme;
struct AccountActions;
struct StoreMark;

// Services that the window provides to its pages. Pages depend on this interface and not on the
// window.
class PageHost
{
public:
    PageHost() = default;
    virtual ~PageHost() = default;
    Q_DISABLE_COPY_MOVE(PageHost)

    // Returns the connected account. While there is none, only file pages are created.
    [[nodiscard]] virtual account::Account &account() = 0;
    // Returns the jobs, exports and other objects that work for the account.
    [[nodiscard]] virtual workspace::Workspace &workspace() = 0;
    [[nodiscard]] virtual bool hasAccount() const { return true; }
    [[nodiscard]] virtual StoreMark storeMark() const = 0;
    [[nodiscard]] virtual const Theme &theme() const = 0;
    [[nodiscard]] virtual base::Clock &clock() = 0;
    // Returns user settings that are independent of accounts. They are stored only if the window
    // provides a file.
    [[nodiscard]] settings::Settings &settings() const { return *m_settings; }
    void setSettings(std::shared_ptr<settings::Settings> kept) { m_settings = std::move(kept); }
    // Returns the folder for further page settings; empty if there is none.
    [[nodiscard]] QString settingsFolder() const { return m_settings->folder(); }
    // Returns a private folder for temporary files, which is deleted on exit. Empty if only the
    // system's folder is available.
    [[nodiscard]] const QString &temporaryFolder() const { return m_temporaryFolder; }
    void setTemporaryFolder(const QString &path) { m_temporaryFolder = path; }
    // Returns the parent for new pages. Reparenting a complete page would apply its style again,
    // which takes as long as creating it.
    [[nodiscard]] QWidget *room() const { return m_room; }
    void setRoom(QWidget *room) { m_room = room; }

    // Returns the actions for the other accounts on this computer; null if not available.
    [[nodiscard]] virtual const AccountActions *accountActions() const { return nullptr; }
    // Connects another account, then opens this address in it.
    virtual void openIn(const QString &account, const PageAddress &place)
    {
        Q_UNUSED(account)
        Q_UNUSED(place)
    }

    // Activates the tab with this address, or opens one. Returns null if there is no such page.
    virtual Page *open(const PageAddress &place) = 0;
    // Returns the title of a page in the current language; empty if there is no such page.
    [[nodiscard]] virtual QString titleOf(const PageAddress & /*address*/) const { return {}; }
    // Opens a tab without activating it.
    virtual void openBehind(const PageAddress &place) { Q_UNUSED(place) }
    // Returns the page at this address if it is open, or null.
    [[nodiscard]] virtual Page *pageAt(const PageAddress & /*place*/) { return nullptr; }
    [[nodiscard]] virtual Page *currentPage() = 0;
    // Closes the tab with a completed form without asking.
    virtual void close(Page *page) = 0;
    // Opens the dialog modally with a veil over the window, and deletes it when it closes.
    virtual void openDialog(QDialog *dialog) = 0;
    // Shows a message in the status bar. If an undo function is given, offers Undo.
    virtual void tell(const QString &sentence, std::function<void()> undo = {}) = 0;

private:
    std::shared_ptr<settings::Settings> m_settings = std::make_shared<settings::Settings>();
    QString m_temporaryFolder;
    QWidget *m_room = nullptr;
};

} // namespace storedesk::ui
