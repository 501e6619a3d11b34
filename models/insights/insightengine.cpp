// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightengine.h"

#include <QDateTime>
#include <QFileInfo>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

namespace {

// Waits for the engine as long as the caller still wants an answer.
class EngineLock final
{
public:
    EngineLock(QMutex &mutex, const base::Progress &progress)
        : m_mutex(mutex)
    {
        static constexpr int patience = 20;
        while (!m_locked && !progress.cancelled())
            m_locked = m_mutex.tryLock(patience);
    }
    ~EngineLock()
    {
        if (m_locked)
            m_mutex.unlock();
    }
    Q_DISABLE_COPY_MOVE(EngineLock)

    [[nodiscard]] bool isLocked() const { return m_locked; }

private:
    QMutex &m_mutex;
    bool m_locked = false;
};

} // namespace

// A changed file has another size or time.
static QStringList stampsOf(const InsightInput &input)
{
    QStringList stamps;
    for (const auto &path : input.activities + input.lines + QStringList{input.contacts}) {
        const QFileInfo file(path);
        stamps.append(
            u"%1 %2 %3"_s.arg(path).arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch()));
    }
    return stamps;
}

qint64 InsightReply::countOf(const QString &key) const
{
    const auto found = people->find(key);
    return found == people->end() ? 0 : static_cast<qint64>(found->second.size());
}

base::Result<std::shared_ptr<InsightData>> InsightEngine::dataFor(const InsightInput &input,
                                                                  base::Progress &progress)
{
    auto wanted = input;
    wanted.from = {};
    wanted.to = {};
    wanted.storeCurrency.clear();
    const auto stamps = stampsOf(input);
    if (m_outdated.exchange(false) || !m_data || m_loaded != wanted || m_stamps != stamps) {
        m_data.reset();
        auto loaded = InsightData::load(wanted, m_options, wanted.columnFolder, progress);
        if (!loaded)
            return loaded;
        m_data = *std::move(loaded);
        m_loaded = wanted;
        m_stamps = stamps;
    }
    m_data->setQuestionInput(input);
    return m_data;
}

// Returns a value of the person's record. Empty without a record or such a column.
static QString textOf(const InsightData &data, quint32 person, ColumnRole role)
{
    const auto record = data.people().recordOf(person);
    if (record == PeopleIndex::noRecord || !data.contacts().has(role))
        return {};
    const auto &texts = data.contacts().texts(role);
    return QString::fromUtf8(texts.pool.at(texts.codes[static_cast<std::size_t>(record)]));
}

static QString emailOf(const InsightData &data, quint32 person)
{
    return textOf(data, person, ColumnRole::ContactEmail);
}

static QString nameOf(const InsightData &data, quint32 person)
{
    return u"%1 %2"_s
        .arg(textOf(data, person, ColumnRole::ContactName),
             textOf(data, person, ColumnRole::ContactSurname))
        .simplified();
}

static QHash<QString, NamedContact> contactsIn(const InsightData &data, const QJsonObject &result)
{
    QHash<QString, NamedContact> contacts;
    const auto people = result["people"_L1].toArray();
    for (const auto &entry : people)
        contacts.insert(entry["contact"_L1].toString(), {});
    for (quint32 person = 0; !contacts.isEmpty() && person < data.people().count(); ++person) {
        const auto found = contacts.find(QString::fromUtf8(data.people().idOf(person)));
        if (found != contacts.end())
            *found = {
                .person = person, .email = emailOf(data, person), .name = nameOf(data, person)};
    }
    return contacts;
}

void InsightEngine::complete(QHash<QString, NamedContact> &contacts) const
{
    QStringList unknown;
    for (auto contact = contacts.cbegin(); contact != contacts.cend(); ++contact) {
        if (contact->email.isEmpty() && contact->name.isEmpty())
            unknown.append(contact.key());
    }
    if (!m_directory || unknown.isEmpty())
        return;
    const auto known = m_directory(unknown);
    for (auto found = known.cbegin(); found != known.cend(); ++found) {
        if (const auto contact = contacts.find(found.key()); contact != contacts.end()) {
            contact->email = found->email;
            contact->name = found->name;
        }
    }
}

void InsightEngine::complete(std::vector<InsightPerson> &people) const
{
    QHash<QString, NamedContact> contacts;
    for (const auto &person : people)
        contacts.insert(person.id, {.email = person.email, .name = person.name});
    complete(contacts);
    for (auto &person : people) {
        const auto &contact = contacts[person.id];
        person.email = contact.email;
        person.name = contact.name;
    }
}

base::Result<InsightReply> InsightEngine::answer(const QuestionRequest &request,
                                                 base::Progress &progress)
{
    const auto refused = [&request](const Obstacle &obstacle) {
        return InsightReply{.answer = tl::unexpected(obstacle),
                            .input = request.input,
                            .people = std::make_shared<PeopleByKey>()};
    };
    const auto &question = *request.question;
    const auto parameters = parametersFor(question, request.parameters);
    if (!parameters)
        return refused(parameters.error());
    if (const auto missing = missingFile(question, request.input))
        return refused(*missing);
    const EngineLock lock(m_mutex, progress);
    if (!lock.isLocked())
        return tl::unexpected(base::Problem());
    const auto loaded = dataFor(request.input, progress);
    if (!loaded)
        return tl::unexpected(loaded.error());
    const auto &data = **loaded;
    const DataSummary summary{.activities = data.activities().rows(),
                              .contacts = data.contacts().rows(),
                              .lines = data.lines().rows(),
                              .coverageFrom = data.coverageFrom(),
                              .currency = data.shownCurrency()};
    auto indexed = indexedAnswerOf(question, data, *parameters, true);
    if (!indexed) {
        auto reply = refused(indexed.error());
        reply.data = summary;
        return reply;
    }
    auto contacts = contactsIn(data, indexed->answer.result);
    complete(contacts);
    return InsightReply{.answer = std::move(indexed->answer),
                        .input = request.input,
                        .data = summary,
                        .people = std::make_shared<PeopleByKey>(std::move(indexed->people)),
                        .contacts = std::move(contacts)};
}

base::Result<std::vector<InsightPerson>> InsightEngine::people(const InsightReply &reply,
                                                               const std::vector<quint32> &people,
                                                               base::Progress &progress)
{
    const EngineLock lock(m_mutex, progress);
    if (!lock.isLocked())
        return tl::unexpected(base::Problem());
    const auto loaded = dataFor(reply.input, progress);
    if (!loaded)
        return tl::unexpected(loaded.error());
    const auto &data = **loaded;
    std::vector<InsightPerson> list;
    for (const auto person : people) {
        // The files may have changed since the question was answered.
        if (person < data.people().count())
            list.push_back({.id = QString::fromUtf8(data.people().idOf(person)),
                            .email = emailOf(data, person),
                            .name = nameOf(data, person)});
    }
    complete(list);
    return list;
}

void InsightEngine::releaseOutdated()
{
    const QMutexLocker lock(&m_mutex);
    if (m_outdated.exchange(false))
        m_data.reset();
}

} // namespace storedesk::insights
