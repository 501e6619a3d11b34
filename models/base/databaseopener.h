// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"

#include <QFile>

namespace storedesk::base {

// Opens and verifies a database file step by step. Used only by Database.
class DatabaseOpener final
{
public:
    DatabaseOpener(QString path, const DatabaseOptions &options, const Clock &clock);
    ~DatabaseOpener();
    Q_DISABLE_COPY_MOVE(DatabaseOpener)

    // The caller owns the handle.
    [[nodiscard]] Result<sqlite3 *> open();
    [[nodiscard]] const std::optional<Problem> &notice() const { return m_notice; }

private:
    // "STKD" in the header of our files.
    static constexpr qint64 applicationId = 0x53544B44;
    static constexpr auto onlyOwner = QFile::ReadOwner | QFile::WriteOwner;

    void inspect();
    [[nodiscard]] bool logIsDamaged() const;
    [[nodiscard]] Result<void> attempt();
    [[nodiscard]] Result<void> createPrivately();
    [[nodiscard]] Result<void> connectTo();
    // Checks the application id, the version and the integrity of the file.
    [[nodiscard]] Result<void> judge();
    [[nodiscard]] Result<void> judgeContent();
    [[nodiscard]] Result<void> readThrough();
    [[nodiscard]] Result<void> compareSchema();
    [[nodiscard]] Result<void> configure();
    [[nodiscard]] Result<void> startLog();
    [[nodiscard]] Result<void> backUp();
    [[nodiscard]] Result<void> migrate(int version);
    [[nodiscard]] Result<void> setAside(const Problem &damage);
    [[nodiscard]] Result<void> execute(const QByteArray &sql);
    [[nodiscard]] Result<qint64> number(const char *sql);
    [[nodiscard]] tl::unexpected<Problem> failure();
    [[nodiscard]] int newest() const;

    const QString m_path;
    const DatabaseOptions &m_options;
    const Clock &m_clock;
    sqlite3 *m_handle = nullptr;
    // Original permissions of the file.
    QFile::Permissions m_rights;
    bool m_damaged = false;
    // Whether a new file replaces a damaged one.
    bool m_wasSetAside = false;
    std::optional<Problem> m_notice;
};

} // namespace storedesk::base
