// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "httpbody.h"

#include "practice/core/problem.h"

#include <QFile>

#include <microhttpd.h>

#include <atomic>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static constexpr size_t bufferSize = 65536;
// The limit for all text fields together.
static constexpr qint64 textLimit = qint64(256) * 1024;
static constexpr int partLimit = 1000;
// Large enough for the closing line, because a boundary has at most 70 characters.
static constexpr qsizetype tailSize = 256;

// Returns the line that ends the form. libmicrohttpd does not require it.
static QByteArray closingLine(MHD_Connection *connection)
{
    const QByteArray type =
        MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Content-Type");
    const auto at = type.toLower().indexOf("boundary=");
    auto boundary = at < 0 ? QByteArray() : type.mid(at + 9);
    boundary = boundary.left(boundary.indexOf(';') < 0 ? boundary.size() : boundary.indexOf(';'));
    return "--" + boundary.trimmed().replace('"', "") + "--";
}

// Browsers write a quote in a file name as %22 and leave everything else unchanged.
static QString fileNameOf(const char *name)
{
    return QString::fromUtf8(name).replace("%22"_L1, "\""_L1);
}

namespace {

class MultipartBody final : public PracticeBody
{
public:
    MultipartBody(MHD_Connection *connection, const QString &folder, qint64 limit)
        : m_limit(limit)
        , m_closing(closingLine(connection))
        , m_processor(MHD_create_post_processor(connection, bufferSize, &MultipartBody::part, this))
    {
        // Shared by all services in the process, so that their file names differ.
        static std::atomic<int> number = 0;
        m_file.setFileName(u"%1/upload-%2"_s.arg(folder).arg(++number));
    }
    ~MultipartBody() override
    {
        if (m_processor)
            MHD_destroy_post_processor(m_processor);
        m_file.close();
        m_file.remove();
    }
    Q_DISABLE_COPY_MOVE(MultipartBody)

    void take(QByteArrayView bytes) override
    {
        m_tail =
            (m_tail + bytes.last(std::min(bytes.size(), tailSize)).toByteArray()).right(tailSize);
        if (!m_malformed && !m_tooLarge
            && MHD_post_process(m_processor, bytes.data(), size_t(bytes.size())) != MHD_YES)
            m_malformed = !m_tooLarge && !m_unwritable;
    }

    [[nodiscard]] std::optional<PracticeResponse> finish(PracticeRequest &request) override
    {
        const bool whole = m_processor
            && MHD_destroy_post_processor(std::exchange(m_processor, nullptr)) == MHD_YES;
        if (m_tooLarge)
            return ::storedesk::practice::tooLarge(m_limit);
        if (m_unwritable || (m_upload && !m_file.flush()))
            return problem(500, u"The file could not be stored."_s);
        if (!whole || m_malformed || !m_tail.contains(m_closing))
            return problem(400, u"The form is malformed."_s);
        for (auto text = m_texts.cbegin(); text != m_texts.cend(); ++text)
            request.form.insert(text.key(), QString::fromUtf8(text.value()));
        request.upload = m_upload;
        m_file.close();
        return std::nullopt;
    }

private:
    static MHD_Result part(void *self, MHD_ValueKind /*kind*/, const char *key,
                           const char *fileName, const char * /*type*/, const char * /*encoding*/,
                           const char *bytes, uint64_t offset, size_t size)
    {
        const QByteArrayView data(bytes, qsizetype(size));
        auto *body = static_cast<MultipartBody *>(self);
        const auto name = QString::fromUtf8(key);
        const bool good = fileName ? body->appendFile(name, fileName, offset, data)
                                   : body->appendText(name, offset, data);
        return good ? MHD_YES : MHD_NO;
    }

    // An offset of 0 starts a new part. Only one file is allowed.
    bool appendFile(const QString &name, const char *fileName, quint64 offset, QByteArrayView data)
    {
        if (offset == 0) {
            m_malformed = m_upload && m_upload->size > 0;
            if (m_malformed)
                return false;
            m_upload = Upload{.fileName = fileNameOf(fileName),
                              .path = m_file.fileName(),
                              .size = 0,
                              .part = name};
            m_unwritable = !m_file.isOpen()
                && !m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly,
                                QFile::ReadOwner | QFile::WriteOwner);
        }
        m_upload->size += data.size();
        m_tooLarge = m_upload->size > m_limit;
        m_unwritable =
            m_unwritable || (!m_tooLarge && m_file.write(data.data(), data.size()) != data.size());
        return !m_tooLarge && !m_unwritable;
    }

    bool appendText(const QString &name, quint64 offset, QByteArrayView data)
    {
        if (offset == 0 && m_texts.size() >= partLimit)
            return false;
        m_textSize += data.size();
        m_tooLarge = m_textSize > textLimit;
        if (m_tooLarge)
            return false;
        auto &text = m_texts[name];
        if (offset == 0)
            text.clear();
        text.append(data.data(), data.size());
        return true;
    }

    qint64 m_limit;
    QByteArray m_closing;
    // The last bytes received.
    QByteArray m_tail;
    MHD_PostProcessor *m_processor;
    QFile m_file;
    std::optional<Upload> m_upload;
    QHash<QString, QByteArray> m_texts;
    qint64 m_textSize = 0;
    bool m_tooLarge = false;
    bool m_malformed = false;
    bool m_unwritable = false;
};

} // namespace

std::unique_ptr<PracticeBody> multipartBody(MHD_Connection *connection, const QString &folder,
                                            qint64 limit)
{
    return std::make_unique<MultipartBody>(connection, folder, limit);
}

} // namespace storedesk::practice
