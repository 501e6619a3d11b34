// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIODevice>

namespace storedesk::base {

// A file that is there whole or not at all, for nobody else to read. Until commit() it has no name:
// unlike with QSaveFile nothing is left beside it when the program is killed while it writes.
class NewFile final : public QIODevice
{
public:
    explicit NewFile(const QString &path);
    ~NewFile() override; // what was not committed is gone
    Q_DISABLE_COPY_MOVE(NewFile)

    bool open(OpenMode mode) override; // WriteOnly
    [[nodiscard]] bool isSequential() const override { return true; }
    // Gives it its name, in place of what is there. False when not all of it could be written:
    // then what was there stays.
    [[nodiscard]] bool commit();

protected:
    qint64 readData(char *bytes, qint64 size) override;
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    [[nodiscard]] bool flush();
    [[nodiscard]] QByteArray waitingName() const; // beside the file, for the moment of the exchange
    void forget();
    bool fail();

    QByteArray m_path;
    QByteArray m_waiting; // set where a file cannot be without a name
    int m_descriptor = -1;
    QByteArray m_block;
    bool m_failed = false;
};

} // namespace storedesk::base
