// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace storedesk::practice {

// The result of resolving a file address.
struct FileAnswer
{
    // The path on disk.
    QString path;
    QByteArray contentType = {};
    // Whether the address has expired. The response is then 403.
    bool expired = false;
};

// The service's private folder and the addresses of its files. Addresses are not stored. Instead,
// their 40 digits encode the transfer id, the expiry time and a counter, encrypted with the
// service's secret. Listing a hundred exports therefore creates a hundred addresses without writing
// anything, and addresses remain valid after a restart.
class Files final
{
public:
    Files(QString folder, QByteArray secret, const base::Clock &clock);

    // Returns the path of a transfer's file, whether or not it exists yet.
    [[nodiscard]] QString pathOf(const QString &id, QLatin1StringView suffix) const;
    // Returns a new address for each call.
    [[nodiscard]] QUrl address(const QUrl &base, const QString &id, const QString &fileName);
    // Returns nothing if the address never existed or its file has been deleted.
    [[nodiscard]] std::optional<FileAnswer> find(QByteArrayView token,
                                                 const QString &fileName) const;
    // Removes all files of this transfer.
    void remove(const QString &id) const;

private:
    QString m_folder;
    QByteArray m_secret;
    const base::Clock &m_clock;
    quint16 m_count = 0;
};

} // namespace storedesk::practice
