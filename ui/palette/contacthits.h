// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/contactmirror.h"

#include <QJsonObject>
#include <QObject>

#include <atomic>
#include <memory>

namespace storedesk::workspace {
class Workspace;
}

namespace storedesk::ui::palette {

// Finds contacts in the offline copy while the user types. The copy is searched in another thread,
// and a new text cancels the previous search.
class ContactHits final : public QObject
{
    Q_OBJECT

public:
    // The workspace must outlive this object. Its offline copy is opened by the first search.
    explicit ContactHits(workspace::Workspace &workspace, QObject *parent = nullptr);
    ~ContactHits() override;

    // Texts that are too short find nothing.
    void search(const QString &text);
    // Returns the records of the last finished search, the best matches first.
    [[nodiscard]] const std::vector<QJsonObject> &records() const { return m_records; }

Q_SIGNALS:
    void found();

private:
    void take(const QStringList &columns, const std::vector<storage::MirroredContact> &contacts);

    workspace::Workspace &m_workspace;
    std::vector<QJsonObject> m_records;
    // Shared with the search in progress; its number is outdated when a newer search begins.
    std::shared_ptr<std::atomic<int>> m_searches = std::make_shared<std::atomic<int>>(0);
};

} // namespace storedesk::ui::palette
