// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>

#include <vector>

namespace storedesk::spreadsheet {

// The texts that cells refer to by number, close together: of sixteen only the first has its place
// noted, and what does not fit in a little memory lies in a private file without a name.
class SharedTexts final
{
public:
    explicit SharedTexts(QString temporaryFolder);
    ~SharedTexts();
    Q_DISABLE_COPY_MOVE(SharedTexts)

    [[nodiscard]] bool add(QByteArrayView text); // false: there is no room; see finish()
    // From here on they can be read.
    [[nodiscard]] base::Result<void> finish();

    [[nodiscard]] qint64 count() const { return m_count; }
    [[nodiscard]] QByteArrayView at(qint64 number) const;

private:
    [[nodiscard]] bool flush();
    bool fail();

    QString m_folder;
    QByteArray m_bytes; // all of them, or those that are not in the file yet
    std::vector<qint64> m_places; // of every sixteenth
    qint64 m_count = 0;
    qint64 m_written = 0;
    int m_file = -1;
    const char *m_texts = nullptr;
    bool m_mapped = false;
    QString m_why;
    mutable qint64 m_read = 0; // since the pages of the file were let go
};

} // namespace storedesk::spreadsheet
