// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settings.h"
#include "ui/frame/place.h"

#include <functional>
#include <memory>

class QDialog;
class QWidget;

namespace storedesk::base {
class Clock;
}
namespace storedesk::desk {
class Desk;
}

namespace storedesk::ui {

class Page;
class Theme;
struct AccountActions;
struct StoreMark;

// What the window offers to the pages in it. Pages know this and not the window.
class Frame
{
public:
    Frame() = default;
    virtual ~Frame() = default;
    Q_DISABLE_COPY_MOVE(Frame)

    // The connected account. Only pages of files are ever asked for while there is none.
    [[nodiscard]] virtual desk::Desk &desk() = 0;
    [[nodiscard]] virtual bool hasDesk() const { return true; }
    [[nodiscard]] virtual StoreMark storeMark() const = 0;
    [[nodiscard]] virtual const Theme &theme() const = 0;
    [[nodiscard]] virtual base::Clock &clock() = 0;
    // What belongs to the person and to no account. Kept for this run only unless the window
    // brings a file.
    [[nodiscard]] settings::Settings &settings() const { return *m_settings; }
    void setSettings(std::shared_ptr<settings::Settings> kept) { m_settings = std::move(kept); }
    // Where a page keeps more of that. Empty: nowhere.
    [[nodiscard]] QString settingsFolder() const { return m_settings->folder(); }
    // Private and gone at the end, for files that a page makes only to show them. Empty: there is
    // only the one of the system.
    [[nodiscard]] const QString &temporaryFolder() const { return m_temporaryFolder; }
    void setTemporaryFolder(const QString &path) { m_temporaryFolder = path; }
    // What pages are made in. One that is put there when it is complete is given its style again,
    // with all that is in it, which takes as long as making it.
    [[nodiscard]] QWidget *room() const { return m_room; }
    void setRoom(QWidget *room) { m_room = room; }

    // The other accounts of this computer. Null: nobody knows them.
    [[nodiscard]] virtual const AccountActions *accountActions() const { return nullptr; }
    // Connects another account, and then goes to this place of it.
    virtual void openIn(const QString &account, const Place &place)
    {
        Q_UNUSED(account)
        Q_UNUSED(place)
    }

    // Goes to the tab that shows this, or opens one. Null: there is no such place.
    virtual Page *open(const Place &place) = 0;
    // The same without going there.
    virtual void openBehind(const Place &place) { Q_UNUSED(place) }
    // The tab that shows this. Null: none does.
    [[nodiscard]] virtual Page *pageAt(const Place & /*place*/) { return nullptr; }
    [[nodiscard]] virtual Page *currentPage() = 0;
    // Closes its tab, without asking: of a form that has done its work.
    virtual void close(Page *page) = 0;
    // Modal to the window, with the veil behind it; deleted when it closes.
    virtual void openDialog(QDialog *dialog) = 0;
    // A line in the status bar instead of a message box; with a function it offers Undo.
    virtual void tell(const QString &sentence, std::function<void()> undo = {}) = 0;

private:
    std::shared_ptr<settings::Settings> m_settings = std::make_shared<settings::Settings>();
    QString m_temporaryFolder;
    QWidget *m_room = nullptr;
};

} // namespace storedesk::ui
