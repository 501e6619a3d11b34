// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/accountmanager.h"

#include "ui/accounts/connectdialog.h"
#include "ui/accounts/keynotsaved.h"
#include "ui/accounts/manageaccounts.h"
#include "ui/tables/question.h"

#include <QDir>
#include <QThread>
#include <QThreadPool>

// Storing and removing profiles and keys.

namespace storedesk::ui::accounts {

using namespace Qt::StringLiterals;

// Stores the profile before the key: a key without a profile would be lost in the keychain.
void AccountManager::keep(const QPointer<ConnectDialog> &dialog)
{
    auto profile = dialog->profile();
    const bool known = !profile.id.isEmpty();
    const auto id = m_parts.profiles.put(profile);
    if (!id)
        return dialog->tell(id.error());
    profile.id = *id;
    // Editing an account while another one is shown does not connect it. If its key was asked for,
    // the user chose to connect it.
    const bool stay =
        known && !dialog->asksForKey() && !m_current.isEmpty() && m_current != profile.id;
    storeKey(profile, dialog->key(), dialog, stay);
}

void AccountManager::storeKey(const profiles::Profile &profile, const QByteArray &key,
                              const QPointer<ConnectDialog> &dialog, bool stay)
{
    const auto request = ++m_connectRequest;
    const auto end = [this, profile, dialog, request, stay](const base::Result<void> &) {
        if (dialog)
            dialog->accept();
        if (request == m_connectRequest && !stay)
            connectTo(profile.id);
    };
    m_parts.secrets.write(profile.id, key, this,
                          [this, profile, key, dialog, stay, end](const base::Result<void> &kept) {
                              if (kept)
                                  return m_runKeys.remove(profile.id, this, end);
                              if (dialog)
                                  dialog->accept();
                              reportKeyNotSaved(profile, key, kept.error().why, stay);
                          });
}

// Asks before connecting, because the window clears its messages when the account changes.
void AccountManager::reportKeyNotSaved(const profiles::Profile &profile, const QByteArray &key,
                                       const QString &why, bool stay)
{
    auto *question = askAboutKeyNotKept(profile, why, m_parts.theme);
    connect(question, &QDialog::accepted, this,
            [this, profile, key, stay] { storeKey(profile, key, {}, stay); });
    connect(question, &QDialog::rejected, this, [this, profile, key, stay] {
        m_runKeys.write(profile.id, key, this, [this, id = profile.id, stay](const auto &) {
            if (!stay)
                connectTo(id);
        });
    });
    m_host.openDialog(question);
}

void AccountManager::manage()
{
    auto *dialog = new ManageAccounts(m_parts.profiles, m_current, m_parts.theme);
    const QPointer<ManageAccounts> alive(dialog);
    connect(dialog, &ManageAccounts::addAsked, this, &AccountManager::addAccount);
    connect(dialog, &ManageAccounts::connectAsked, this, &AccountManager::connectTo);
    connect(dialog, &ManageAccounts::editAsked, this, &AccountManager::edit);
    connect(dialog, &ManageAccounts::removeAsked, this,
            [this, alive](const QString &id) { remove(id, alive); });
    connect(dialog, &ManageAccounts::forgetKeyAsked, this,
            [this, alive](const QString &id) { forgetKey(id, alive); });
    m_host.openDialog(dialog);
}

// Removes the key first: if the keychain fails to delete it, the account stays and the error is
// shown.
void AccountManager::remove(const QString &id, const QPointer<ManageAccounts> &dialog)
{
    const auto *profile = m_parts.profiles.find(id);
    if (!profile || id == m_current)
        return;
    const auto name = profile->name;
    m_runKeys.remove(id, this, [](const base::Result<void> &) { });
    m_parts.secrets.remove(id, this, [this, id, name, dialog](const base::Result<void> &gone) {
        auto removed = gone;
        if (removed)
            removed = m_parts.profiles.remove(id);
        const auto folder = QDir(m_dataFolder).filePath(id);
        if (removed && QDir(folder).exists() && !QDir(folder).removeRecursively())
            removed = tl::unexpected(base::Problem{
                tr("%1 was removed, but some of its data is still on this computer.").arg(name),
                tr("Couldn't delete a file in %1.").arg(folder),
                tr("Delete the folder manually.")});
        if (!dialog)
            return;
        if (removed)
            dialog->tell(tr("%1 was removed from this computer.").arg(name));
        else
            dialog->tell(removed.error());
    });
}

// The window first asks about unsaved edits and waits for pending writes; it may refuse to close.
void AccountManager::deleteEverything(const QString &id)
{
    if (id != m_current)
        return eraseAccount(id);
    m_deleting = id;
    m_host.takeDesk(nullptr);
}

// Background work for the account may still be writing, so a separate thread waits for it before
// deleting the folder.
static void removeFolder(const QString &folder, QObject *context,
                         std::function<void(bool removed)> done)
{
    auto *thread = QThread::create([folder] {
        QThreadPool::globalInstance()->waitForDone();
        QDir(folder).removeRecursively();
    });
    QObject::connect(thread, &QThread::finished, context, [thread, folder, done = std::move(done)] {
        thread->deleteLater();
        done(!QDir(folder).exists());
    });
    thread->start();
}

// The practice store is a separate service and is available again in the next practice session.
static QString deletedWords(const QString &id, const QString &name)
{
    if (id == AccountManager::practiceProfile().id)
        return AccountManager::tr(
            "The local data of this account was deleted. The practice store itself "
            "is kept. To delete it, see “Remove” in the manual.");
    return AccountManager::tr("All data of %1 was deleted from this computer.").arg(name);
}

void AccountManager::eraseAccount(const QString &id)
{
    const auto *profile = m_parts.profiles.find(id);
    const auto name = profile ? profile->name : practiceProfile().name;
    const auto folder = QDir(m_dataFolder).filePath(id);
    if (m_host.forgetFiles)
        m_host.forgetFiles(folder);
    m_runKeys.remove(id, this, [](const base::Result<void> &) { });
    m_parts.secrets.remove(id, this, [this, id, name, folder](const base::Result<void> &gone) {
        const auto removed = m_parts.profiles.find(id) ? m_parts.profiles.remove(id) : gone;
        removeFolder(folder, this, [this, id, name, folder, gone, removed](bool folderGone) {
            if (!gone)
                return m_host.tell(u"%1 %2"_s.arg(gone.error().what, gone.error().why));
            if (!removed)
                return m_host.tell(u"%1 %2"_s.arg(removed.error().what, removed.error().why));
            m_host.tell(folderGone ? deletedWords(id, name)
                                   : tr("Couldn't delete a file in %1.").arg(folder));
        });
    });
}

void AccountManager::forgetKey(const QString &id, const QPointer<ManageAccounts> &dialog)
{
    const auto *profile = m_parts.profiles.find(id);
    if (!profile)
        return;
    m_runKeys.remove(id, this, [](const base::Result<void> &) { });
    m_parts.secrets.remove(
        id, this, [name = profile->name, dialog](const base::Result<void> &gone) {
            if (!dialog)
                return;
            if (gone)
                dialog->tell(
                    tr("The API key of %1 was deleted. You will be asked for it when you connect.")
                        .arg(name));
            else
                dialog->tell(gone.error());
        });
}

} // namespace storedesk::ui::accounts
