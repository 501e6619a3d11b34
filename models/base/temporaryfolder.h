// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <memory>

namespace storedesk::base {

// A private folder for the temporary files of this run, gone with the object. A run that was killed
// cannot tidy up: the next one does it, and leaves alone what belongs to runs that go on.
class TemporaryFolder final
{
public:
    // Below this folder, which is made when it is missing and emptied of what ended runs left.
    [[nodiscard]] static Result<std::unique_ptr<TemporaryFolder>> make(const QString &parent);
    ~TemporaryFolder();
    Q_DISABLE_COPY_MOVE(TemporaryFolder)

    [[nodiscard]] const QString &path() const { return m_path; }

private:
    TemporaryFolder(QString path, int lock);

    QString m_path;
    int m_lock; // held for as long as we run; a crash lets go of it
};

} // namespace storedesk::base
