// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QObject>

#include <memory>

namespace storedesk::base {
class Clock;
}

namespace storedesk::transfers {

// The transfers of an account that have not ended, in a file, so that they are listed after a
// restart. Each owner has one member of the file. A damaged file is renamed, not lost.
class UnfinishedTransfers final : public QObject
{
    Q_OBJECT

public:
    // The folder of the account. Without one, nothing is stored.
    UnfinishedTransfers(const QString &folder, base::Clock &clock);
    // Stores the last changes.
    ~UnfinishedTransfers() override;

    // Whether the file was read. Until then, all members are empty.
    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] QJsonObject member(const QString &name) const;
    // Stores the member in the background. An empty object removes it.
    void setMember(const QString &name, const QJsonObject &value);

Q_SIGNALS:
    void ready();

private:
    struct File;

    void write();

    const std::shared_ptr<File> m_file;
    QJsonObject m_members;
    // Members that were set before the file was read.
    QJsonObject m_early;
    bool m_ready = false;
    bool m_writing = false;
    // Number of the contents that were last written.
    int m_number = 0;
    // Whether the members have changed since they were last written.
    bool m_changed = false;
};

} // namespace storedesk::transfers
