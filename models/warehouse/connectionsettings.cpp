// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/connectionsettings.h"

#include "base/regularfile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <libpq-fe.h>

#include <algorithm>
#include <memory>

namespace storedesk::warehouse {

using namespace Qt::StringLiterals;

namespace {

struct ConnectionWords
{
    Q_DECLARE_TR_FUNCTIONS(WarehouseConnection)
};

using ParsedOptions = std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)>;

constexpr auto modeKeyword = "sslmode";
constexpr auto rootKeyword = "sslrootcert";

} // namespace

QString ConnectionSettings::defaultSchema()
{
    return u"storedesk"_s;
}

// Whether libpq shows the value of this option as asterisks.
static bool isSecret(const PQconninfoOption &option)
{
    return option.dispchar && *option.dispchar == '*';
}

static const QByteArrayList &secretKeywords()
{
    static const auto keywords = [] {
        QByteArrayList list;
        const ParsedOptions options(PQconninfoParse("", nullptr), &PQconninfoFree);
        for (const auto *option = options.get(); option && option->keyword; ++option) {
            if (isSecret(*option))
                list.append(option->keyword);
        }
        return list;
    }();
    return keywords;
}

// Messages of libpq may repeat the whole text.
static bool mayHavePassword(const QString &text)
{
    static const QRegularExpression secret(u"pass|://[^/]*:[^/]*@"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    return secret.match(text).hasMatch();
}

static Outcome<ConnectionSettings> parsed(const QByteArray &text)
{
    char *message = nullptr;
    const ParsedOptions options(PQconninfoParse(text.constData(), &message), &PQconninfoFree);
    if (!options) {
        const auto why = QString::fromUtf8(message).trimmed();
        PQfreemem(message);
        return fault(WarehouseFaultKind::Usage,
                     {.what = ConnectionWords::tr("The PostgreSQL connection is not valid."),
                      .why = mayHavePassword(QString::fromUtf8(text)) ? QString() : why,
                      .next = ConnectionWords::tr("Enter a service name or a URI, for example "
                                                  "postgresql://user@db.example.com/shop.")});
    }
    ConnectionSettings settings;
    bool hasSecret = false;
    for (const auto *option = options.get(); option->keyword; ++option) {
        if (!option->val || !*option->val)
            continue;
        hasSecret |= isSecret(*option);
        settings.parameters.insert(option->keyword, option->val);
    }
    if (hasSecret)
        return fault(WarehouseFaultKind::Usage,
                     {.what = ConnectionWords::tr("The connection contains a password."),
                      .why = ConnectionWords::tr(
                          "Other users of this computer can see command-line arguments."),
                      .next = ConnectionWords::tr("Store the password in ~/.pgpass.")});
    return settings;
}

Outcome<ConnectionSettings> ConnectionSettings::fromText(const QString &text)
{
    const auto trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return fault(WarehouseFaultKind::Usage,
                     {.what = ConnectionWords::tr("No connection to PostgreSQL is specified."),
                      .next = ConnectionWords::tr("Enter a service name or a URI, for example "
                                                  "postgresql://user@db.example.com/shop.")});
    if (trimmed.contains(u'=') || trimmed.contains("://"_L1))
        return parsed(trimmed.toUtf8());
    ConnectionSettings settings;
    settings.parameters.insert("service", trimmed.toUtf8());
    return settings;
}

ConnectionSettings ConnectionSettings::fromJson(const QJsonObject &object)
{
    ConnectionSettings settings;
    for (auto member = object.constBegin(); member != object.constEnd(); ++member) {
        const auto value = member.value().toString();
        if (value.isEmpty() || secretKeywords().contains(member.key().toUtf8()))
            continue;
        if (member.key() == "schema"_L1)
            settings.schema = value;
        else
            settings.parameters.insert(member.key().toUtf8(), value.toUtf8());
    }
    return settings;
}

QJsonObject ConnectionSettings::toJson() const
{
    QJsonObject object{{u"schema"_s, schema}};
    for (auto one = parameters.constBegin(); one != parameters.constEnd(); ++one)
        object.insert(QString::fromUtf8(one.key()), QString::fromUtf8(one.value()));
    return object;
}

QByteArray serviceValue(const QByteArray &file, const QByteArray &service,
                        const QByteArray &keyword)
{
    bool inSection = false;
    for (const auto &one : file.split('\n')) {
        const auto line = one.trimmed();
        if (line.startsWith('['))
            inSection = line == '[' + service + ']';
        else if (inSection && line.startsWith(keyword + '='))
            return line.sliced(keyword.size() + 1);
    }
    return {};
}

// The places are those of libpq.
static QByteArray fromServiceFile(const QByteArray &service, const QByteArray &statedFile,
                                  const QByteArray &keyword)
{
    const QStringList paths{
        statedFile.isEmpty()
            ? qEnvironmentVariable("PGSERVICEFILE", QDir::home().filePath(u".pg_service.conf"_s))
            : QFile::decodeName(statedFile),
        QDir(qEnvironmentVariable("PGSYSCONFDIR", u"/etc/postgresql-common"_s))
            .filePath(u"pg_service.conf"_s)};
    for (const auto &path : paths) {
        const auto text = base::readRegularFile(path);
        const auto value = text ? serviceValue(*text, service, keyword) : QByteArray();
        if (!value.isEmpty())
            return value;
    }
    return {};
}

QByteArray ConnectionSettings::effective(const QByteArray &keyword) const
{
    if (parameters.contains(keyword))
        return parameters.value(keyword);
    const auto service = parameters.value("service");
    return service.isEmpty() ? QByteArray()
                             : fromServiceFile(service, parameters.value("servicefile"), keyword);
}

// The list may name several servers.
static bool areLocal(const QByteArray &hosts)
{
    static const QByteArrayList localHosts{"localhost", "127.0.0.1", "::1"};
    return std::ranges::all_of(hosts.split(','), [](const QByteArray &host) {
        return host.startsWith('/') || host.startsWith('@') || localHosts.contains(host);
    });
}

// Without a host, the environment or a service that it names could choose another computer.
bool ConnectionSettings::isLocal() const
{
    const auto address = effective("hostaddr");
    if (address.isEmpty() && qEnvironmentVariableIsSet("PGHOSTADDR"))
        return false;
    return areLocal(address.isEmpty() ? effective("host") : address);
}

QMap<QByteArray, QByteArray> ConnectionSettings::completeParameters() const
{
    auto all = parameters;
    if (isLocal())
        return all;
    if (effective(modeKeyword).isEmpty())
        all.insert(modeKeyword, "verify-full");
    // Without a file of their own, users expect the authorities that the system trusts.
    static const auto systemRoots = u"/etc/ssl/certs/ca-certificates.crt"_s;
    if (effective(rootKeyword).isEmpty() && !qEnvironmentVariableIsSet("PGSSLROOTCERT")
        && !QFile::exists(QDir::home().filePath(u".postgresql/root.crt"_s))
        && QFile::exists(systemRoots))
        all.insert(rootKeyword, systemRoots.toUtf8());
    return all;
}

QString ConnectionSettings::toText() const
{
    if (parameters.size() == 1 && parameters.contains("service"))
        return QString::fromUtf8(parameters.value("service"));
    QStringList parts;
    for (auto one = parameters.constBegin(); one != parameters.constEnd(); ++one) {
        auto value = QString::fromUtf8(one.value());
        value.replace(u'\\', "\\\\"_L1).replace(u'\'', "\\'"_L1);
        if (value.contains(u' ') || value.contains(u'\\'))
            value = u'\'' + value + u'\'';
        parts.append(QString::fromUtf8(one.key()) + u'=' + value);
    }
    return parts.join(u' ');
}

QString ConnectionSettings::shownText() const
{
    const auto user = QString::fromUtf8(effective("user"));
    const auto host = QString::fromUtf8(effective("host"));
    const auto port = QString::fromUtf8(effective("port"));
    const auto database = QString::fromUtf8(effective("dbname"));
    auto text = user.isEmpty() ? QString() : user + u'@';
    text += host.isEmpty() ? u"localhost"_s : host;
    if (!port.isEmpty())
        text += u':' + port;
    return database.isEmpty() ? text : text + u'/' + database;
}

QString ConnectionSettings::secretId() const
{
    const auto digest =
        QCryptographicHash::hash(shownText().toUtf8(), QCryptographicHash::Sha256).toHex();
    return u"warehouse-"_s + QString::fromLatin1(digest.first(16));
}

} // namespace storedesk::warehouse
