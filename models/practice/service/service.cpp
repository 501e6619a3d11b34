// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service.h"

#include "catalogue/key.h"
#include "practice/http/httpserver.h"
#include "practice/http/httptarget.h"
#include "practice/http/httptls.h"
#include "practice/http/otherorigins.h"
#include "practice/service/servicethread.h"
#include "practice/store/contacttable.h"
#include "practice/store/store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <array>

namespace storedesk::practice {

namespace key = catalogue::key;
using catalogue::Example;
using catalogue::Resource;
using namespace Qt::StringLiterals;

namespace {

constexpr int wanted = 3;
// The maximum number of records to examine, regardless of the size of the store.
constexpr int looked = 200;

QList<Example> contactsOf(Store &store)
{
    QList<Example> customers;
    QList<Example> others;
    int seen = 0;
    ContactTable(store).each({}, [&](const Contact &contact) {
        const auto email = contact.body[key::contact::email].toString();
        const auto name = u"%1 %2"_s.arg(contact.body[key::contact::name].toString(),
                                         contact.body[key::contact::surname].toString());
        if (!email.isEmpty())
            (contact.purchases > 0 ? customers : others)
                .append({.value = email, .name = name.simplified()});
        return customers.size() < wanted && ++seen < looked;
    });
    return (customers + others).mid(0, wanted);
}

QList<Example> productsOf(Store &store)
{
    QList<Example> inStock;
    QList<Example> others;
    for (const auto &entry : store.list(IdKind::Product, 0, looked)) {
        const auto product = entry.toObject();
        (product[key::inStockUnits].toInteger() > 0 ? inStock : others)
            .append({.value = product[key::productId].toString(),
                     .name = product[key::name].toString()});
    }
    return (inStock + others).mid(0, wanted);
}

QList<Example> purchasesOf(Store &store)
{
    QList<Example> found;
    auto rows = store.database().query("SELECT name FROM purchase ORDER BY date DESC LIMIT ?",
                                       {qint64(wanted)});
    while (rows.next())
        found.append({.value = rows.text(0)});
    return found;
}

// Returns a few of the store's contacts, products and purchases. Customers and available products
// come first.
catalogue::Examples examplesOf(Store &store)
{
    return {{Resource::Contact, contactsOf(store)},
            {Resource::Product, productsOf(store)},
            {Resource::Purchase, purchasesOf(store)}};
}

} // namespace

// The parts of a service. The server is last, so that it is destroyed first.
class Service::Parts final
{
public:
    Parts(const ServiceOptions &options, const base::Clock &clock, std::vector<Key> keys,
          std::unique_ptr<Handler> handler);
    ~Parts();
    Q_DISABLE_COPY_MOVE(Parts)

    [[nodiscard]] base::Result<void> start();

    [[nodiscard]] QUrl base() const { return m_base; }
    [[nodiscard]] const std::vector<Key> &keys() const { return m_keys; }
    [[nodiscard]] Ledger &ledger() { return m_ledger; }
    [[nodiscard]] Faults &faults() { return m_faults; }
    [[nodiscard]] OtherOrigins &others() { return m_others; }
    void setAcceptMode(AcceptMode mode);
    [[nodiscard]] QUrl serveFile(const QString &path);
    [[nodiscard]] QString authorityFile();

    void playAtConnect(const FaultRule &rule);

private:
    [[nodiscard]] std::optional<FileAnswer> ownFile(QByteArrayView token);
    [[nodiscard]] HttpContext newContext();

    ServiceOptions m_options;
    const base::Clock &m_clock;
    std::unique_ptr<Handler> m_handler;
    std::vector<Key> m_keys;
    Faults m_faults;
    Ledger m_ledger;
    OtherOrigins m_others;
    QTemporaryDir m_folder;
    QUrl m_base;
    // Guards m_files.
    std::mutex m_mutex;
    // File paths by token.
    QHash<QByteArray, QString> m_files;
    Certificate m_certificate;
    std::unique_ptr<Acceptor> m_acceptor;
    std::unique_ptr<HttpContext> m_context;
    std::unique_ptr<HttpServer> m_server;
};

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

base::Result<std::unique_ptr<Service>> Service::start(const ServiceOptions &options,
                                                      const base::Clock &clock,
                                                      std::unique_ptr<Handler> handler)
{
    return start(options, clock, makeKeys(options.keys), std::move(handler));
}

base::Result<std::unique_ptr<Service>> Service::start(const ServiceOptions &options,
                                                      const base::Clock &clock,
                                                      std::vector<Key> keys,
                                                      std::unique_ptr<Handler> handler)
{
    auto parts = std::make_unique<Parts>(options, clock, std::move(keys), std::move(handler));
    if (const auto started = parts->start(); !started)
        return tl::make_unexpected(started.error());
    return std::unique_ptr<Service>(new Service(std::move(parts)));
}

Service::Service(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts))
{ }

Service::~Service() = default;

QUrl Service::url() const
{
    return m_parts->base();
}

QByteArray Service::apiKey() const
{
    return m_parts->keys().front().text;
}

std::vector<Key> Service::keys() const
{
    return m_parts->keys();
}

Ledger &Service::ledger()
{
    return m_parts->ledger();
}

Faults &Service::faults()
{
    return m_parts->faults();
}

void Service::setAcceptMode(AcceptMode mode)
{
    m_parts->setAcceptMode(mode);
}

void Service::play(const std::vector<FaultRule> &rules)
{
    faults().clear();
    setAcceptMode(AcceptMode::Accepting);
    for (const auto &rule : rules) {
        if (faultRow(rule.fault).stage == Stage::Connect)
            m_parts->playAtConnect(rule);
        else
            faults().add(rule);
    }
}

QUrl Service::serveFile(const QString &path)
{
    return m_parts->serveFile(path);
}

OtherOrigin *Service::otherOrigin(Elsewhere difference)
{
    return m_parts->others().elsewhere(difference);
}

OtherOrigin *Service::badCertificate(Flaw flaw)
{
    return m_parts->others().flawed(flaw);
}

QUrl Service::badCertificateUrl(Flaw flaw)
{
    auto *origin = badCertificate(flaw);
    return origin ? origin->url() : QUrl();
}

QByteArray Service::authority() const
{
    return m_parts->others().authority();
}

QString Service::authorityFile() const
{
    return m_parts->authorityFile();
}

base::Result<std::unique_ptr<Service>> Service::start(const ServiceOptions &options,
                                                      const base::Clock &clock)
{
    auto backend = Backend::open(options, clock);
    if (!backend)
        return tl::make_unexpected(backend.error());
    auto notice = (*backend)->store().database().notice();
    auto examples = examplesOf((*backend)->store());
    auto keys = (*backend)->keys();
    if (!keys)
        return tl::make_unexpected(keys.error());
    auto service = start(options, clock, *std::move(keys),
                         std::make_unique<ServiceThread>(std::move(*backend)));
    if (service) {
        (*service)->m_notice = std::move(notice);
        (*service)->m_examples = std::move(examples);
    }
    return service;
}

} // namespace storedesk::practice
