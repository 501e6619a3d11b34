// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/ordermemory.h"

#include "base/newfile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;

static constexpr auto headingsMember = "headings"_L1;
static constexpr auto wordsMember = "words"_L1;
static constexpr qsizetype mostStored = 50;
static constexpr qint64 largestFile = 1024 * 1024;

OrderMemory::OrderMemory(QString path)
    : m_path(std::move(path))
{ }

QJsonArray OrderMemory::read() const
{
    QFile file(m_path);
    if (m_path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.read(largestFile)).array();
}

// The headings are hashed, so that headings with personal data are not stored.
static QString fingerprintOf(const QStringList &headings)
{
    const auto text = headings.join(u'\n').toUtf8();
    return QString::fromLatin1(
        QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(32));
}

std::optional<OrderMatching> OrderMemory::find(const QStringList &headings) const
{
    const auto fingerprint = fingerprintOf(headings);
    for (const auto &entry : read()) {
        const auto words = entry[wordsMember].toVariant().toStringList();
        if (entry[headingsMember].toString() == fingerprint && words.size() == headings.size())
            return OrderMatching::fromWords(words);
    }
    return std::nullopt;
}

base::Result<void> OrderMemory::store(const QStringList &headings,
                                      const OrderMatching &matching) const
{
    if (m_path.isEmpty())
        return {};
    const auto words = QJsonArray::fromStringList(matching.words());
    const auto fingerprint = fingerprintOf(headings);
    QJsonArray entries{QJsonObject{{headingsMember, fingerprint}, {wordsMember, words}}};
    for (const auto &entry : read()) {
        if (entry[headingsMember].toString() != fingerprint && entries.size() < mostStored)
            entries.append(entry);
    }
    const auto bytes = QJsonDocument(entries).toJson(QJsonDocument::Compact);
    base::NewFile file(m_path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return tl::unexpected(
            base::Problem{.what = QCoreApplication::translate("OrderMatching",
                                                              "Couldn't save the column mapping."),
                          .why = file.errorString()});
    return {};
}

} // namespace storedesk::purchases
