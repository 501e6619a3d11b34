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

    // Searches for the text. A text that is too short finds nothing.
    void search(const QString &text);
    // Returns the records of the last finished search, the best matches first.
    [[nodiscard]] const std::vector<QJsonObject> &records() const { return m_records; }

Q_SIGNALS:
    void found();

private:
    void take(const QStringList &columns, const std::vector<storage::MirroredContact> &contacts);

    workspace::Workspace &m_workspace;
    std::vector<QJsonObject> m_records;
    // Number of the latest search. Shared with searches in progress, which are outdated once their
    // own number differs.
    std::shared_ptr<std::atomic<int>> m_searches = std::make_shared<std::atomic<int>>(0);
};

} // namespace storedesk::ui::palette
