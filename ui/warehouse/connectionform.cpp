// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/warehouse/connectionform.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <utility>

namespace storedesk::ui::warehouse {

using namespace Qt::StringLiterals;
using storedesk::warehouse::ConnectionSettings;

ConnectionForm::ConnectionForm(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_hint(new QLabel(this))
    , m_fault(new QLabel(this))
    , m_connect(new Button(tr("Connect"), theme, this))
{
    build(theme);
}

QLineEdit *ConnectionForm::addField(QGridLayout *grid, int row, int column, const QString &title,
                                    const char *name, const QString &placeholder)
{
    auto *edit = new QLineEdit(this);
    edit->setObjectName(QString::fromLatin1(name));
    edit->setPlaceholderText(placeholder);
    auto *label = new QLabel(title, this);
    label->setBuddy(edit);
    grid->addWidget(label, row, 2 * column);
    grid->addWidget(edit, row, 2 * column + 1);
    connect(edit, &QLineEdit::textEdited, this, [this] {
        setEdited(true);
        Q_EMIT changed();
    });
    connect(edit, &QLineEdit::returnPressed, this, &ConnectionForm::submit);
    return edit;
}

void ConnectionForm::build(const Theme &theme)
{
    setObjectName(u"connectionForm"_s);
    auto *grid = new QGridLayout;
    grid->setContentsMargins(14, 12, 14, 12);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    m_text = addField(grid, 0, 0, tr("&Service or URI"), "service",
                      u"postgresql://user@db.example.com/shop"_s);
    grid->removeWidget(m_text);
    grid->addWidget(m_text, 0, 1, 1, 3);
    auto *either = new QLabel(tr("or"), this);
    setRole(either, Role::Muted);
    grid->addWidget(either, 1, 0);
    m_host = addField(grid, 2, 0, tr("&Host"), "host", u"localhost"_s);
    m_port = addField(grid, 2, 1, tr("P&ort"), "port", u"5432"_s);
    m_database = addField(grid, 3, 0, tr("&Database"), "database", u"shop"_s);
    m_user = addField(grid, 3, 1, tr("&User"), "user", {});
    m_password = addField(grid, 4, 0, tr("&Password"), "password", {});
    m_password->setEchoMode(QLineEdit::Password);
    m_schema = addField(grid, 4, 1, tr("S&chema"), "schema", {});
    m_schema->setText(ConnectionSettings::defaultSchema());
    setRole(m_hint, Role::Muted);
    m_hint->setWordWrap(true);
    grid->addWidget(m_hint, 5, 0, 1, 4);
    m_fault->setObjectName(u"connectionFault"_s);
    m_fault->setWordWrap(true);
    m_fault->hide();
    grid->addWidget(m_fault, 6, 0, 1, 4);
    m_connect->setObjectName(u"connect"_s);
    m_connect->setKind(Role::Primary);
    connect(m_connect, &QPushButton::clicked, this, &ConnectionForm::submit);
    grid->addWidget(m_connect, 7, 0, 1, 4, Qt::AlignLeft);
    m_text->setMinimumWidth(theme.scaled(120));
    box()->addLayout(grid);
}

std::array<std::pair<const char *, QLineEdit *>, 4> ConnectionForm::parts() const
{
    return {{{"host", m_host}, {"port", m_port}, {"dbname", m_database}, {"user", m_user}}};
}

void ConnectionForm::setConnection(const ConnectionSettings &settings)
{
    auto others = settings.parameters;
    for (const auto &[keyword, edit] : parts())
        others.remove(keyword);
    // The fields have no place for a service or for options, such as those of TLS.
    m_text->setText(others.isEmpty() ? QString() : settings.toText());
    for (const auto &[keyword, edit] : parts())
        edit->setText(others.isEmpty() ? QString::fromUtf8(settings.parameters.value(keyword))
                                       : QString());
    m_schema->setText(settings.schema);
    m_password->clear();
    setEdited(false);
}

std::array<QLineEdit *, 6> ConnectionForm::stored() const
{
    return {m_text, m_host, m_port, m_database, m_user, m_schema};
}

QJsonObject ConnectionForm::typed() const
{
    QJsonObject typed;
    if (!m_edited)
        return typed;
    for (const auto *edit : stored()) {
        // A URI that can't be read may contain a password.
        if (edit != m_text || ConnectionSettings::fromText(edit->text().trimmed()))
            typed.insert(edit->objectName(), edit->text());
    }
    return typed;
}

void ConnectionForm::setTyped(const QJsonObject &typed)
{
    for (auto *edit : stored())
        edit->setText(typed.value(edit->objectName()).toString());
    setEdited(true);
}

void ConnectionForm::setEdited(bool edited)
{
    if (std::exchange(m_edited, edited) != edited)
        Q_EMIT this->edited();
}

void ConnectionForm::setPasswordHint(const QString &text)
{
    m_hint->setText(text);
}

void ConnectionForm::setBusy(bool busy)
{
    m_connect->setEnabled(!busy);
}

void ConnectionForm::focusFirst()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

// The parts are used if there is no service or URI.
void ConnectionForm::submit()
{
    if (!m_connect->isEnabled())
        return;
    const auto text = m_text->text().trimmed();
    storedesk::warehouse::Outcome<ConnectionSettings> settings = ConnectionSettings();
    for (const auto &[keyword, edit] : parts()) {
        if (const auto value = edit->text().trimmed(); !value.isEmpty())
            settings->parameters.insert(keyword, value.toUtf8());
    }
    if (!text.isEmpty() || settings->parameters.isEmpty())
        settings = ConnectionSettings::fromText(text);
    m_fault->setVisible(!settings);
    if (!settings) {
        const auto &problem = settings.error().problem;
        m_fault->setText(QStringList{problem.what, problem.next}.join(u' '));
        return;
    }
    const auto schema = m_schema->text().trimmed();
    if (!schema.isEmpty())
        settings->schema = schema;
    const auto password = m_password->text().toUtf8();
    m_password->clear();
    Q_EMIT connectAsked(*settings, password);
}

} // namespace storedesk::ui::warehouse
