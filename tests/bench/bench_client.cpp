// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/memory.h"

#include "api/session.h"
#include "catalogue/key.h"
#include "catalogue/path.h"
#include "downloads/download.h"
#include "practice/service/service.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QNetworkAccessManager>
#include <QNetworkReply>

#include <cstdio>

// The process that packaging/bench client measures. Each part runs in its own process. The address
// and key of the service are passed in the environment.

using namespace Qt::StringLiterals;
using namespace storedesk;

static http::Connection connection(int inFlight)
{
    return {.baseUrl = QUrl(qEnvironmentVariable("STOREDESK_URL")),
            .key = qgetenv("STOREDESK_API_KEY"),
            .requestsPerMinute = 0,
            .inFlight = inFlight};
}

static void printResult(const QJsonObject &result)
{
    std::printf("%s\n", QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

static int serve(const QString &dataFile, const QString &file)
{
    static const base::SystemClock clock;
    static const auto service = practice::Service::start(
        {.dataFile = dataFile, .contacts = 1000, .requestsPerMinute = 0, .importLimitMb = 600},
        clock);
    if (!service)
        return 1;
    QJsonObject address{{u"url"_s, (*service)->url().toString()},
                        {u"apiKey"_s, QString::fromLatin1((*service)->apiKey())}};
    if (!file.isEmpty())
        address.insert(u"file"_s, (*service)->serveFile(file).toString());
    printResult(address);
    return QCoreApplication::exec();
}

// The requests read contacts, cycling through the email addresses in a file. Without a file, they
// read the store, which has the smallest reply.
class Questions
{
public:
    explicit Questions(const QString &file)
    {
        QFile addresses(file);
        if (!file.isEmpty() && addresses.open(QIODevice::ReadOnly))
            m_addresses = QString::fromUtf8(addresses.readAll()).split(u'\n', Qt::SkipEmptyParts);
    }

    [[nodiscard]] api::Call *ask(api::Session &session)
    {
        return m_addresses.isEmpty() ? session.store().get(&session)
                                     : session.contacts().get(next(), &session);
    }

    [[nodiscard]] QUrl address(const QUrl &base)
    {
        using catalogue::operation;
        using catalogue::OperationId;
        const bool store = m_addresses.isEmpty();
        const auto path = catalogue::buildPath(
            operation(store ? OperationId::GetStore : OperationId::GetContactByEmail),
            store ? QStringList() : QStringList{next()});
        return QUrl(base.toString() + QString::fromLatin1(path.value()));
    }

private:
    const QString &next() { return m_addresses.at(m_at++ % m_addresses.size()); }

    QStringList m_addresses;
    qsizetype m_at = 0;
};

// Keeps `concurrency` calls in flight until `count` have ended.
static int requests(int count, int concurrency, Questions questions)
{
    base::SystemClock clock;
    api::Session session(connection(concurrency), clock);
    int started = 0;
    int answered = 0;
    int failed = 0;
    std::function<void()> next = [&] {
        if (started == count)
            return;
        ++started;
        questions.ask(session)->then(&session, [&](const http::Outcome &outcome) {
            failed += outcome ? 0 : 1;
            if (++answered == count)
                QCoreApplication::quit();
            next();
        });
    };
    QElapsedTimer timer;
    timer.start();
    for (int at = 0; at < concurrency; ++at)
        next();
    QCoreApplication::exec();
    printResult(
        {{u"seconds"_s, static_cast<double>(timer.nsecsElapsed()) / 1e9}, {u"failed"_s, failed}});
    return failed == 0 ? 0 : 1;
}

// Does the same as requests() with plain Qt network classes, which is the best that our client
// could reach.
static int bare(int count, int concurrency, Questions questions)
{
    QNetworkAccessManager manager;
    const auto to = connection(concurrency);
    QNetworkRequest request;
    request.setRawHeader(to.headerName, to.scheme + ' ' + to.key);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    int started = 0;
    int answered = 0;
    std::function<void()> next = [&] {
        if (started == count)
            return;
        ++started;
        request.setUrl(questions.address(to.baseUrl));
        auto *reply = manager.get(request);
        QObject::connect(reply, &QNetworkReply::finished, reply, [&, reply] {
            reply->readAll();
            reply->deleteLater();
            if (++answered == count)
                QCoreApplication::quit();
            next();
        });
    };
    QElapsedTimer timer;
    timer.start();
    for (int at = 0; at < concurrency; ++at)
        next();
    QCoreApplication::exec();
    printResult({{u"seconds"_s, static_cast<double>(timer.nsecsElapsed()) / 1e9}});
    return 0;
}

static int upload(const QString &path)
{
    base::SystemClock clock;
    api::Session session(connection(4), clock);
    bench::resetPeak();
    const auto before = bench::memoryOf("VmRSS:");
    namespace key = catalogue::key;
    const http::ImportForm form{.filePath = path,
                                .fileName = QFileInfo(path).fileName(),
                                .fields = {{key::type, u"contacts"_s},
                                           {key::overrideExisting, u"false"_s},
                                           {key::updateOnlyEmptyFields, u"false"_s},
                                           {key::delimiter, u","_s}}};
    QElapsedTimer timer;
    timer.start();
    int exitCode = 1;
    session.imports().create(form)->then(&session, [&](const http::Outcome &outcome) {
        exitCode = outcome ? 0 : 1;
        if (!outcome)
            std::fprintf(stderr, "%s\n", qUtf8Printable(outcome.error().words.what));
        QCoreApplication::quit();
    });
    QCoreApplication::exec();
    printResult({{u"seconds"_s, static_cast<double>(timer.nsecsElapsed()) / 1e9},
                 {u"growthKb"_s, bench::memoryOf("VmHWM:") - before}});
    return exitCode;
}

static int download(const QUrl &address, const QString &folder)
{
    base::SystemClock clock;
    bench::resetPeak();
    const auto before = bench::memoryOf("VmRSS:");
    QElapsedTimer timer;
    timer.start();
    int exitCode = 1;
    QObject owner;
    auto *file = new downloads::Download(
        {.address = address, .folder = folder, .name = u"downloaded.bin"_s, .replace = true}, clock,
        &owner);
    QObject::connect(file, &downloads::Download::finished, &owner,
                     [&](const downloads::DownloadOutcome &outcome) {
                         exitCode = outcome ? 0 : 1;
                         if (!outcome)
                             std::fprintf(stderr, "%s\n",
                                          qUtf8Printable(outcome.error().words.what));
                         QCoreApplication::quit();
                     });
    QCoreApplication::exec();
    printResult({{u"seconds"_s, static_cast<double>(timer.nsecsElapsed()) / 1e9},
                 {u"growthKb"_s, bench::memoryOf("VmHWM:") - before}});
    return exitCode;
}

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments().mid(1);
    const auto part = arguments.value(0);
    if (part == "serve"_L1)
        return serve(arguments.value(1), arguments.value(2));
    if (part == "requests"_L1)
        return requests(arguments.value(1).toInt(), arguments.value(2).toInt(),
                        Questions(arguments.value(3)));
    if (part == "bare"_L1)
        return bare(arguments.value(1).toInt(), arguments.value(2).toInt(),
                    Questions(arguments.value(3)));
    if (part == "upload"_L1)
        return upload(arguments.value(1));
    if (part == "download"_L1)
        return download(QUrl(arguments.value(1)), arguments.value(2));
    std::fprintf(stderr,
                 "bench_client serve DATABASE [FILE] | requests N CONCURRENCY [ADDRESSES] | "
                 "bare N CONCURRENCY [ADDRESSES] | upload FILE | "
                 "download ADDRESS FOLDER\n");
    return 2;
}
