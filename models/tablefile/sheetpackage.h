// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "spreadsheet/package.h"
#include "tablefile/zipreader.h"

#include <memory>

namespace storedesk::tablefile {

// A spreadsheet file, whose parts are in a ZIP archive and are decompressed within limits.
class SheetPackage final : public spreadsheet::Package
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<SheetPackage>>
    open(std::shared_ptr<const csv::BlockFile> file, const QString &temporaryFolder,
         base::Progress &progress);

    [[nodiscard]] const QStringList &names() const override { return m_names; }
    [[nodiscard]] base::Result<void> read(const QString &name, const Visit &visit) override;
    [[nodiscard]] bool cancelled() const override { return m_stopped || m_progress.cancelled(); }
    [[nodiscard]] QString temporaryFolder() const override { return m_temporaryFolder; }

    [[nodiscard]] bool beginningOnly() const override { return m_beginning; }

    // Called when no more data is needed.
    void stop() { m_stopped = true; }
    void wantBeginning() { m_beginning = true; }
    [[nodiscard]] qint64 packedSize() const { return m_file->size(); }
    [[nodiscard]] base::Progress &progress() const { return m_progress; }

private:
    SheetPackage(std::shared_ptr<const csv::BlockFile> file, QString temporaryFolder,
                 base::Progress &progress);
    [[nodiscard]] base::Result<void> list();

    std::shared_ptr<const csv::BlockFile> m_file;
    QString m_temporaryFolder;
    base::Progress &m_progress;
    std::shared_ptr<UnpackBudget> m_budget;
    QStringList m_names;
    bool m_stopped = false;
    bool m_beginning = false;
};

} // namespace storedesk::tablefile
