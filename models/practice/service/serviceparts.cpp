// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "serviceparts.h"

#include "practice/http/httptarget.h"
#include "practice/http/httptls.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static const FaultRule *ruleFor(Fault fault, const ServiceOptions &options)
{
    const auto found = std::ranges::find_if(
        options.faults, [fault](const FaultRule &rule) { return rule.fault == fault; });
    return found == options.faults.end() ? nullptr : &*found;
}

static Flaw flawOf(const FaultRule *rule)
{
    static constexpr std::array names{"none"_L1,       "self-signed"_L1,          "expired"_L1,
                                      "wrong-host"_L1, "missing-intermediate"_L1, "old-tls"_L1};
    const auto name = rule ? valueOf(*rule) : QString(names.front());
    const auto *found = std::ranges::find(names, name);
    return found == names.end() ? Flaw::SelfSigned : Flaw(found - names.begin());
}

Service::Parts::Parts(const ServiceOptions &options, const base::Clock &clock,
                      std::vector<Key> keys, std::unique_ptr<Handler> handler)
    : m_options(options)
    , m_clock(clock)
    , m_handler(std::move(handler))
    , m_keys(std::move(keys))
    , m_faults(options.faults, options.faultSeed)
    , m_folder(QDir::tempPath() + "/storedesk-practice-XXXXXX"_L1)
{ }

Service::Parts::~Parts() = default;

base::Result<void> Service::Parts::start()
{
    const auto *bad = ruleFor(Fault::BadCertificate, m_options);
    if (bad && !m_options.tls)
        return tl::make_unexpected(base::Problem{
            .what = QCoreApplication::translate("Practice", "This fault needs a certificate."),
            .why = QCoreApplication::translate("Practice", "TLS is not enabled for the service.")});
    const auto flaw = flawOf(bad);
    const auto own = m_options.tls ? m_others.certificate(flaw) : Certificate();
    if (!own)
        return tl::make_unexpected(own.error());
    m_certificate = *own;
    auto front = Acceptor::open(m_options.port, m_options.connectionLimit);
    if (!front)
        return tl::make_unexpected(front.error());
    m_acceptor = std::move(*front);
    m_base = QUrl(
        u"%1://127.0.0.1:%2"_s.arg(m_options.tls ? u"https"_s : u"http"_s).arg(m_acceptor->port()));
    m_others.setBase(m_base);
    m_context = std::make_unique<HttpContext>(newContext());
    auto server = HttpServer::start(*m_acceptor, *m_context,
                                    {.idleLimit = m_options.idleLimit,
                                     .connectionLimit = m_options.connectionLimit,
                                     .certificate = m_options.tls ? &m_certificate : nullptr,
                                     .tlsPriorities = tlsPriorities(flaw)});
    if (!server)
        return tl::make_unexpected(server.error());
    m_server = std::move(*server);
    for (const auto &rule : m_options.faults)
        playAtConnect(rule);
    return {};
}

HttpContext Service::Parts::newContext()
{
    return {.options = m_options,
            .clock = m_clock,
            .keys = m_keys,
            .handler = *m_handler,
            .faults = m_faults,
            .ledger = m_ledger,
            .acceptor = *m_acceptor,
            .rate = Rate(m_options.requestsPerMinute, m_clock),
            .base = m_base,
            .folder = m_folder.path(),
            .elsewhere =
                [this](Elsewhere difference) {
                    const auto *origin = m_others.elsewhere(difference);
                    return origin ? origin->url() : QUrl();
                },
            .ownFile =
                [this](QByteArrayView token) {
                    return ownFile(token);
                }};
}

void Service::Parts::playAtConnect(const FaultRule &rule)
{
    if (rule.fault != Fault::Refuse && rule.fault != Fault::ConnectHang)
        return;
    setAcceptMode(rule.fault == Fault::Refuse ? AcceptMode::Refusing : AcceptMode::Hanging);
    if (const auto seconds = valueOf(rule).toInt(); seconds > 0)
        m_acceptor->after(std::chrono::seconds(seconds),
                          [this] { setAcceptMode(AcceptMode::Accepting); });
}

void Service::Parts::setAcceptMode(AcceptMode mode)
{
    m_acceptor->setAcceptMode(mode);
    if (mode != AcceptMode::Accepting)
        m_server->dropConnections();
}

QUrl Service::Parts::serveFile(const QString &path)
{
    QByteArray token(20, '\0');
    QRandomGenerator::system()->generate(token.begin(), token.end());
    token = token.toHex();
    const std::lock_guard lock(m_mutex);
    m_files.insert(token, path);
    return QUrl::fromEncoded(m_base.toEncoded() + filePath(token, QFileInfo(path).fileName()));
}

std::optional<FileAnswer> Service::Parts::ownFile(QByteArrayView token)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_files.constFind(token.toByteArray());
    return found == m_files.constEnd() ? std::nullopt : std::optional(FileAnswer{.path = *found});
}

QString Service::Parts::authorityFile()
{
    const auto path = m_folder.filePath(u"authority.pem"_s);
    QFile file(path);
    if (file.exists() || !file.open(QIODevice::WriteOnly, QFile::ReadOwner | QFile::WriteOwner))
        return path;
    file.write(m_others.authority());
    return path;
}

} // namespace storedesk::practice
