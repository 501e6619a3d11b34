// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/core/files.h"

#include "catalogue/limits.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QtEndian>

#include <array>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

// The id consists of 24 hexadecimal digits.
static constexpr qsizetype idSize = 12;
// The token consists of 40 hexadecimal digits.
static constexpr qsizetype tokenSize = 20;
static constexpr qsizetype half = tokenSize / 2;
static constexpr char rounds = 4;

static constexpr auto segment = "files"_L1;

// The file types that are served. Uploads are stored in the same folder but are not served.
struct FileType
{
    QLatin1StringView suffix;
    const char *contentType;
};
static constexpr std::array kinds{
    FileType{"zip"_L1, "application/zip"},
    FileType{"csv"_L1, "text/csv; charset=utf-8"},
};

static void mix(QByteArray &token, bool leftHalf, QByteArrayView secret, char round)
{
    const auto from = leftHalf ? half : 0;
    const auto to = half - from;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(secret);
    hash.addData(QByteArrayView(&round, 1));
    hash.addData(QByteArrayView(token).sliced(from, half));
    const auto mask = hash.result();
    for (qsizetype at = 0; at < half; ++at)
        token[to + at] = static_cast<char>(token[to + at] ^ mask[at]);
}

// Encrypts the token with four rounds of a Feistel network. Without the secret, the digits reveal
// nothing, and no valid address can be forged.
static QByteArray sealed(QByteArray token, QByteArrayView secret)
{
    for (char round = 0; round < rounds; ++round)
        mix(token, round % 2 == 0, secret, round);
    return token;
}

static QByteArray opened(QByteArray token, QByteArrayView secret)
{
    for (char round = rounds; round-- > 0;)
        mix(token, round % 2 == 0, secret, round);
    return token;
}

// Returns a check value that binds the address to the file name at its end.
static QByteArray markOf(const QString &fileName)
{
    return QCryptographicHash::hash(fileName.toUtf8(), QCryptographicHash::Sha256).first(2);
}

template <typename Number>
static QByteArray bytesOf(Number number)
{
    QByteArray bytes(sizeof(Number), Qt::Uninitialized);
    qToBigEndian(number, bytes.data());
    return bytes;
}

Files::Files(QString folder, QByteArray secret, const base::Clock &clock)
    : m_folder(std::move(folder))
    , m_secret(std::move(secret))
    , m_clock(clock)
{ }

QString Files::pathOf(const QString &id, QLatin1StringView suffix) const
{
    return QDir(m_folder).filePath(u"%1.%2"_s.arg(id, suffix));
}

QUrl Files::address(const QUrl &base, const QString &id, const QString &fileName)
{
    const auto ends = m_clock.now().toSecsSinceEpoch()
        + std::chrono::seconds(catalogue::limits::lifeOfAddress).count();
    const auto plain = QByteArray::fromHex(id.toLatin1()) + bytesOf(static_cast<quint32>(ends))
        + bytesOf(m_count++) + markOf(fileName);
    Q_ASSERT(plain.size() == tokenSize);
    const auto path =
        u"/%1/%2/%3"_s.arg(segment, QString::fromLatin1(sealed(plain, m_secret).toHex()),
                           QString::fromLatin1(QUrl::toPercentEncoding(fileName)));
    return QUrl(base.toString(QUrl::FullyEncoded | QUrl::StripTrailingSlash) + path,
                QUrl::StrictMode);
}

std::optional<FileAnswer> Files::find(QByteArrayView token, const QString &fileName) const
{
    const auto bytes = QByteArray::fromHex(token.toByteArray());
    if (token.size() != 2 * tokenSize || bytes.size() != tokenSize)
        return std::nullopt;
    const auto plain = opened(bytes, m_secret);
    if (!plain.endsWith(markOf(fileName)))
        return std::nullopt;

    const auto id = QString::fromLatin1(plain.first(idSize).toHex());
    const auto ends = qFromBigEndian<quint32>(plain.constData() + idSize);
    for (const auto &kind : kinds) {
        const auto path = pathOf(id, kind.suffix);
        if (fileName.endsWith(kind.suffix) && QFileInfo::exists(path))
            return FileAnswer{.path = path,
                              .contentType = kind.contentType,
                              .expired = m_clock.now().toSecsSinceEpoch() >= ends};
    }
    return std::nullopt;
}

void Files::remove(const QString &id) const
{
    QDir folder(m_folder);
    const auto names = folder.entryList({u"%1.*"_s.arg(id)}, QDir::Files);
    for (const auto &name : names)
        folder.remove(name);
}

} // namespace storedesk::practice
