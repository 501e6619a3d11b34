// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/exportrules.h"
#include "exports/localexports.h"
#include "support/accountfixture.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QThreadPool>

namespace support {

// Provides an account in a practice store whose exports are downloaded.
class ExportFixture : public AccountFixture
{
public:
    explicit ExportFixture(const Options &options = {.contacts = 40,
                                                     .requestsPerMinute = 0,
                                                     .speed = 10})
        : AccountFixture(options)
    {
        (void)shelf();
    }
    ~ExportFixture()
    {
        close();
        // Wait for background work, which may still write into the folder.
        QThreadPool::globalInstance()->waitForDone();
    }
    Q_DISABLE_COPY_MOVE(ExportFixture)

    void open()
    {
        AccountFixture::open();
        (void)shelf();
    }

    [[nodiscard]] storedesk::exports::LocalExports &shelf() { return workspace().localExports(); }

    // Starts the export as a job and returns the id of the job.
    [[nodiscard]] QString begin(const storedesk::exportrun::ExportPlan &plan)
    {
        QString id;
        const auto told = QObject::connect(&shelf(), &storedesk::exports::LocalExports::begun,
                                           &shelf(), [&id](const QString &job) { id = job; });
        shelf().begin(plan);
        (void)until([&id] { return !id.isEmpty(); });
        QObject::disconnect(told);
        return id;
    }
    // Waits for the stored table and returns it.
    [[nodiscard]] storedesk::exports::StoredExport keptOf(const QString &job)
    {
        if (!until([&] { return shelf().find(job) != nullptr; }))
            return {};
        return *shelf().find(job);
    }
    // Returns the number of exports that were actually created.
    [[nodiscard]] int applied(Id operation = Id::CreateExport)
    {
        return AccountFixture::applied(operation);
    }
};

} // namespace support
