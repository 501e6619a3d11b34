// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/accountfields.h"
#include "imports/importlaunch.h"
#include "support/accountfixture.h"
#include "support/sending.h"

#include <QJsonDocument>
#include <QSignalSpy>

namespace support {

// Provides an account in a practice store with everything that an import needs.
class ImportFixture : public AccountFixture
{
public:
    using ImportDraft = storedesk::imports::ImportDraft;

    explicit ImportFixture(const Options &options = {.contacts = 5,
                                                     .requestsPerMinute = 0,
                                                     .speed = 10})
        : AccountFixture(options)
    { }

    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("No room for a test file.");
        return file.fileName();
    }

    // Returns a checked draft of the file, using the account's fields.
    [[nodiscard]] std::unique_ptr<ImportDraft>
    checked(const QString &file, storedesk::importcheck::ImportSettings settings = {})
    {
        auto draft = std::make_unique<ImportDraft>(
            clock(), ImportDraft::Places{.temporary = path({}), .memory = {}});
        account().contactFields().need();
        if (!until([this] { return !account().contactFields().definitions().isEmpty(); }))
            qFatal("The fields did not come.");
        settings.contactFields = account().contactFields().definitions();
        settings.phonePrefix = QStringLiteral("34");
        draft->setSettings(settings);
        draft->openFile(file);
        if (!until([&] { return draft->state() == ImportDraft::State::Read; }))
            qFatal("The file was not read: %s", qPrintable(draft->problem().what));
        draft->check();
        if (!until([&] { return draft->state() == ImportDraft::State::Checked; }))
            qFatal("The file was not checked: %s", qPrintable(draft->problem().what));
        return draft;
    }

    // Returns the id of the job, or an empty string if the import could not be started. Large files
    // take minutes to split.
    [[nodiscard]] QString launch(const ImportDraft &draft)
    {
        storedesk::imports::ImportLaunch launch(jobManager());
        QString id;
        bool over = false;
        QObject::connect(&launch, &storedesk::imports::ImportLaunch::begun, &launch,
                         [&](const QString &begun) {
                             id = begun;
                             over = true;
                         });
        QObject::connect(&launch, &storedesk::imports::ImportLaunch::failed, &launch,
                         [&](const storedesk::base::Problem &problem) {
                             qInfo("%s %s", qPrintable(problem.what), qPrintable(problem.why));
                             over = true;
                         });
        launch.start(draft);
        (void)QTest::qWaitFor([&] { return over; }, 900'000);
        return id;
    }

    [[nodiscard]] bool ends(const QString &id)
    {
        return until([&] {
            const auto *job = jobManager().find(id);
            return job && job->head.state == storedesk::journal::JobState::Done
                && !jobManager().runOf(id);
        });
    }

    [[nodiscard]] QJsonObject record(const storedesk::http::Request &request)
    {
        return replyTo(*this, request);
    }
    [[nodiscard]] QJsonObject contact(const QString &email)
    {
        return record({.operation = Id::GetContactByEmail, .values = {email}});
    }

    // Returns the number of imports accepted by the service.
    [[nodiscard]] int imports() { return applied(Id::CreateImport); }
};

} // namespace support
