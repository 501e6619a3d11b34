// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/filelock.h"
#include "base/result.h"

#include <memory>

namespace storedesk::practice {

// The file that a store is kept in, and the right to be the only one at work on it: two services
// would each run the imports that wait in it. The right ends with this object, or with the process.
class DataFile final
{
public:
    // Refuses a file that somebody else works on, and one that is no database. Neither is touched.
    [[nodiscard]] static base::Result<std::unique_ptr<DataFile>> claim(const QString &name);
    ~DataFile();
    Q_DISABLE_COPY_MOVE(DataFile)

    // The same for every name of the file: what lies beside it is found again by a link, too.
    [[nodiscard]] const QString &path() const { return m_path; }

private:
    DataFile(QString path, std::unique_ptr<base::FileLock> lock);

    QString m_path;
    std::unique_ptr<base::FileLock> m_lock;
};

} // namespace storedesk::practice
