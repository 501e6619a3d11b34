// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>

#include <memory>
#include <vector>

namespace storedesk::base {
class OpenFile;
}

namespace storedesk::spreadsheet {

// The strings to which cells refer by number, in compact form. Only the position of every sixteenth
// text is stored, and texts that do not fit in memory are stored in a private file without a name.
class SharedTexts final
{
public:
    explicit SharedTexts(QString temporaryFolder);
    ~SharedTexts();
    Q_DISABLE_COPY_MOVE(SharedTexts)

    // Returns false if there is no space. finish() then returns the reason.
    [[nodiscard]] bool add(QByteArrayView text);
    // Must be called before strings are read.
    [[nodiscard]] base::Result<void> finish();

    [[nodiscard]] qint64 count() const { return m_count; }
    [[nodiscard]] QByteArrayView at(qint64 number) const;

private:
    [[nodiscard]] bool flush();
    bool fail(const QString &reason);

    QString m_folder;
    // All strings, or those that have not been written to the file yet.
    QByteArray m_bytes;
    // The position of every sixteenth text.
    std::vector<qint64> m_places;
    qint64 m_count = 0;
    qint64 m_written = 0;
    std::unique_ptr<base::OpenFile> m_file;
    const char *m_texts = nullptr;
    bool m_mapped = false;
    QString m_why;
    // The number of reads since the pages of the file were released.
    mutable qint64 m_read = 0;
};

} // namespace storedesk::spreadsheet
