// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "desk/accountfields.h"
#include "desk/desk.h"
#include "imports/importlaunch.h"
#include "jobs/jobboard.h"
#include "practice/service/service.h"
#include "support/fastclock.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace support {

// An account of a practice store with everything that an import needs.
class ImportBench
{
public:
    using Options = storedesk::practice::ServiceOptions;
    using ImportDraft = storedesk::imports::ImportDraft;
    using Id = storedesk::catalogue::OperationId;

    explicit ImportBench(Options options = {.contacts = 5, .requestsPerMinute = 0, .speed = 10})
    {
        auto started = storedesk::practice::Service::start(options, m_clock);
        if (!started)
            qFatal("%s", qPrintable(started.error().what));
        m_service = std::move(*started);
        open();
    }
    ~ImportBench() { close(); }
    Q_DISABLE_COPY_MOVE(ImportBench)

    void open()
    {
        m_desk = std::make_unique<storedesk::desk::Desk>(
            storedesk::accounts::Profile{.id = QStringLiteral("test"),
                                         .name = QStringLiteral("Casa Oliva"),
                                         .address = m_service->url(),
                                         .guard = storedesk::accounts::GuardLevel::Free,
                                         .requestsPerMinute = 0},
            m_service->apiKey(), m_clock, m_folder.path());
        (void)board();
    }
    // As a program that ends at once: nothing is told to anybody.
    void close() { m_desk.reset(); }

    [[nodiscard]] storedesk::jobs::JobBoard &board()
    {
        return storedesk::jobs::JobBoard::of(*m_desk);
    }
    [[nodiscard]] storedesk::desk::Desk &desk() { return *m_desk; }
    [[nodiscard]] storedesk::practice::Ledger &ledger() { return m_service->ledger(); }
    [[nodiscard]] storedesk::practice::Service &service() { return *m_service; }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] storedesk::base::Clock &clock() { return m_clock; }

    template <typename IsSo>
    [[nodiscard]] static bool until(IsSo isSo)
    {
        return QTest::qWaitFor(isSo, 60'000);
    }

    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("No room for a test file.");
        return file.fileName();
    }

    // A draft of the file, checked, with the fields of the account.
    [[nodiscard]] std::unique_ptr<ImportDraft>
    checked(const QString &file, storedesk::imports::ImportSettings settings = {})
    {
        auto draft = std::make_unique<ImportDraft>(
            m_clock, ImportDraft::Places{.temporary = m_folder.path(), .memory = {}});
        m_desk->contactFields().need();
        if (!until([this] { return !m_desk->contactFields().definitions().isEmpty(); }))
            qFatal("The fields did not come.");
        settings.contactFields = m_desk->contactFields().definitions();
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

    // The id of the job; empty when it could not be begun.
    [[nodiscard]] QString launch(const ImportDraft &draft)
    {
        storedesk::imports::ImportLaunch launch(board());
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
        (void)until([&] { return over; });
        return id;
    }

    [[nodiscard]] bool ends(const QString &id)
    {
        return until([&] {
            const auto *job = board().find(id);
            return job && job->head.state == storedesk::journal::JobState::Done
                && !board().runOf(id);
        });
    }

    [[nodiscard]] std::vector<storedesk::journal::JobRow> rows(const QString &id)
    {
        auto journal = storedesk::journal::Journal::open(board().folder().pathOf(id), m_clock);
        return journal
            ? (*journal)->rows({}, 0, 1'000).value_or(std::vector<storedesk::journal::JobRow>())
            : std::vector<storedesk::journal::JobRow>();
    }

    [[nodiscard]] QJsonObject record(const storedesk::api::Request &request)
    {
        QObject owner;
        std::optional<storedesk::api::Outcome> end;
        m_desk->session()
            .start(request, &owner)
            ->then(&owner, [&end](const storedesk::api::Outcome &outcome) { end = outcome; });
        (void)until([&] { return end.has_value(); });
        return end && *end ? (*end)->document.object() : QJsonObject();
    }
    [[nodiscard]] QJsonObject contact(const QString &email)
    {
        return record({.operation = Id::GetContactByEmail, .values = {email}});
    }

    // How many imports the service has taken in.
    [[nodiscard]] int imports()
    {
        int count = 0;
        for (const auto &entry : ledger().entries())
            count += entry.applied && entry.operation == Id::CreateImport ? 1 : 0;
        return count;
    }

private:
    FastClock m_clock;
    std::unique_ptr<storedesk::practice::Service> m_service;
    QTemporaryDir m_folder;
    std::unique_ptr<storedesk::desk::Desk> m_desk;
};

} // namespace support
