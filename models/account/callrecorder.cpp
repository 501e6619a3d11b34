// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "callrecorder.h"

#include "api/maskedcall.h"

#include <QJsonDocument>
#include <QUrl>

namespace storedesk::account {

using namespace Qt::StringLiterals;

CallRecorder::CallRecorder(api::CallLog &log, const QString &folder, const base::Clock &clock,
                           QObject *parent)
    : QObject(parent)
    , m_log(log)
    , m_archive(folder, clock)
{
    connect(&log, &api::CallLog::added, this, &CallRecorder::keep);
    connect(&log, &api::CallLog::cleared, &m_archive, &storage::CallArchive::clear);
}

void CallRecorder::setRetentionDays(int days)
{
    const bool first = !m_ready && m_archive.retentionDays() == 0;
    m_archive.setRetentionDays(days);
    if (first)
        restoreValues();
}

// Calls made since the program started are in both the log and the archive, so only earlier ones
// are restored.
void CallRecorder::restoreValues()
{
    m_archive.read(mostRead, this,
                   [this](const base::Result<std::vector<storage::StoredCall>> &kept) {
                       std::vector<api::CallRecord> records;
                       if (kept) {
                           for (const auto &call : *kept) {
                               if (auto record = recordOf(call))
                                   records.push_back(std::move(*record));
                           }
                       }
                       m_ready = true;
                       m_log.addEarlier(std::move(records));
                       Q_EMIT becameReady();
                   });
    // Archive these calls only after the read, so that none of them is mistaken for an earlier one.
    for (const auto &record : m_log.records())
        keep(record);
}

void CallRecorder::keep(const api::CallRecord &record)
{
    if (!record.earlier)
        m_archive.keep([record] { return storedCallOf(record); });
}

// Returns the path template for contacts, because the path identifies the contact regardless of the
// key used for the lookup.
static QString targetWithoutPeople(const api::CallRecord &record)
{
    const auto &operation = http::operationOf(record.request);
    const bool named = operation.resource == catalogue::Resource::Contact && !record.file
        && !record.request.values.isEmpty();
    return named ? QString(operation.path) : record.target;
}

static QString requestLines(const api::CallRecord &record)
{
    const auto verb = catalogue::verbName(http::operationOf(record.request).verb);
    auto text = u"%1 %2\n"_s.arg(QString::fromLatin1(verb), targetWithoutPeople(record));
    if (const auto *json = std::get_if<QJsonObject>(&record.request.body))
        text += u'\n' + QString::fromUtf8(QJsonDocument(*json).toJson());
    else if (const auto *form = std::get_if<http::ImportForm>(&record.request.body)) {
        for (const auto &[name, value] : form->fields)
            text += u"\n%1: %2"_s.arg(name, value);
    }
    return text;
}

static QByteArray headerLines(const api::CallRecord &record)
{
    QByteArrayList lines;
    for (const auto &[name, value] : record.headers) {
        // A cookie is as sensitive as a key.
        const bool secret = name.compare("set-cookie", Qt::CaseInsensitive) == 0;
        lines.append(name + ": " + (secret ? QByteArray("…") : value));
    }
    return lines.join('\n');
}

namespace {

// Masks personal data in a call. Also masks the key that a contact was looked up by, because
// responses repeat it.
class Hiding final
{
public:
    explicit Hiding(const api::CallRecord &record)
        : m_redactor(api::redactorOf(record))
    {
        // Masking shorter values would also mask unrelated text.
        static constexpr qsizetype tooShort = 3;
        if (http::operationOf(record.request).resource != catalogue::Resource::Contact)
            return;
        for (const auto &value : record.request.values) {
            if (value.size() >= tooShort)
                m_values += {value.toUtf8(), QUrl::toPercentEncoding(value)};
        }
    }

    [[nodiscard]] QByteArray bytes(QByteArrayView text) const
    {
        auto hidden = m_redactor.bytes(text);
        for (const auto &value : m_values)
            hidden.replace(value, "…");
        return hidden;
    }
    [[nodiscard]] QString text(const QString &text) const
    {
        return QString::fromUtf8(bytes(text.toUtf8()));
    }

private:
    base::Redactor m_redactor;
    QByteArrayList m_values;
};

} // namespace

storage::StoredCall storedCallOf(const api::CallRecord &record)
{
    const Hiding hide(record);
    return {.at = record.at,
            .operation = QString(http::operationOf(record.request).name),
            .file = record.file,
            .target = hide.text(targetWithoutPeople(record)),
            .status = record.status,
            .kind = record.kind ? static_cast<int>(*record.kind) : -1,
            .code = record.code,
            .confirmed = record.confirmed,
            .duration = record.duration.count(),
            .waited = record.waited.count(),
            .bytesSent = record.bytesSent,
            .bytesReceived = record.bytesReceived,
            .attempts = record.attempts,
            .message = hide.text(record.message),
            .why = hide.text(record.why),
            .next = hide.text(record.next),
            .cause = hide.text(record.request.cause),
            .request = hide.text(requestLines(record)),
            .answer = hide.bytes(record.answer),
            .headers = hide.bytes(headerLines(record))};
}

std::optional<api::CallRecord> recordOf(const storage::StoredCall &call)
{
    const auto *operation = catalogue::operationNamed(call.operation);
    if (!operation)
        return std::nullopt;
    api::CallRecord record{.at = call.at,
                           .request = {.operation = operation->id, .cause = call.cause},
                           .file = call.file,
                           .target = call.target,
                           .status = call.status,
                           .code = call.code,
                           .confirmed = call.confirmed,
                           .duration = base::Clock::Duration(call.duration),
                           .bytesSent = call.bytesSent,
                           .bytesReceived = call.bytesReceived,
                           .attempts = call.attempts,
                           .message = call.message,
                           .why = call.why,
                           .next = call.next,
                           .waited = base::Clock::Duration(call.waited),
                           .answer = call.answer,
                           .earlier = call.request};
    if (call.kind >= 0 && call.kind < static_cast<int>(http::ErrorKind::Count))
        record.kind = static_cast<http::ErrorKind>(call.kind);
    for (const auto &line : call.headers.split('\n')) {
        if (const auto colon = line.indexOf(": "); colon > 0)
            record.headers.append({line.first(colon), line.sliced(colon + 2)});
    }
    return record;
}

} // namespace storedesk::account
