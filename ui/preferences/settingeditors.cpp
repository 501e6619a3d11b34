// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profiles/secretstore.h"
#include "settings/settings.h"
#include "ui/host/accountactions.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/preferences/settingeditor.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fitchoices.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStyle>

namespace storedesk::ui::preferences {

using namespace Qt::StringLiterals;
using settings::SettingKind;
using settings::SettingRow;

namespace {

// Edits a password. The text is stored only in the keychain, and a stored password is never shown.
class SecretField final : public SettingEditor
{
    Q_DECLARE_TR_FUNCTIONS(storedesk::ui::preferences::SecretField)

public:
    SecretField(const settings::SettingRow &row, PageHost &host, QWidget *parent);

    void show(const QString &value) override;

private:
    void look();
    void keep();

    PageHost &m_host;
    profiles::SecretStore *m_secrets;
    QLineEdit *m_field;
};

} // namespace

SecretField::SecretField(const settings::SettingRow &row, PageHost &host, QWidget *parent)
    : SettingEditor(parent)
    , m_host(host)
    , m_secrets(host.accountActions() ? host.accountActions()->secrets : nullptr)
    , m_field(new QLineEdit(this))
{
    m_field->setObjectName(u"setting-"_s + QLatin1StringView(row.key));
    m_field->setAccessibleName(settings::titleOf(row));
    m_field->setAccessibleDescription(settings::sentenceOf(row));
    m_field->setEchoMode(QLineEdit::Password);
    m_field->setMinimumWidth(host.theme().scaled(240));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_field);
    connect(m_field, &QLineEdit::editingFinished, this, &SecretField::keep);
    if (m_secrets)
        connect(m_secrets, &profiles::SecretStore::changed, this, &SecretField::look);
}

void SecretField::show(const QString &value)
{
    // The value is not used, because the settings file contains no secrets.
    Q_UNUSED(value)
    look();
}

void SecretField::look()
{
    m_field->setEnabled(m_secrets != nullptr);
    if (!m_secrets)
        return;
    m_secrets->read(settings::proxySecret(), this, [this](const base::Result<QByteArray> &kept) {
        const bool there = kept && !kept->isEmpty();
        const auto where = m_secrets->lasting() ? m_secrets->title() : tr("this session only");
        m_field->setPlaceholderText(there ? tr("Saved: %1").arg(where) : QString());
    });
}

// Stores the password. An untouched field changes nothing, even if it is empty.
void SecretField::keep()
{
    if (!m_field->isModified() || !m_secrets)
        return;
    const auto typed = m_field->text().toUtf8();
    m_field->clear();
    m_field->setModified(false);
    const auto done = [this](const base::Result<void> &kept) {
        if (!kept)
            m_host.tell(u"%1 %2"_s.arg(kept.error().what, kept.error().why));
        m_host.settings().noteSecret();
        look();
    };
    if (typed.isEmpty())
        m_secrets->remove(settings::proxySecret(), this, done);
    else
        m_secrets->write(settings::proxySecret(), typed, this, done);
}

namespace {

struct EditorWords
{
    Q_DECLARE_TR_FUNCTIONS(SettingEditor)
};

QString nameOf(const SettingRow &row)
{
    return u"setting-"_s + QLatin1StringView(row.key);
}

void describe(QWidget *widget, const SettingRow &row)
{
    widget->setObjectName(nameOf(row));
    widget->setAccessibleName(settings::titleOf(row));
    widget->setAccessibleDescription(settings::sentenceOf(row));
}

QHBoxLayout *lineIn(QWidget *widget, int gap)
{
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    return row;
}

// Shows a few choices side by side.
class Segments final : public SettingEditor
{
public:
    Segments(const SettingRow &row, const Theme &theme, QWidget *parent)
        : SettingEditor(parent)
        , m_row(row)
    {
        auto *line = lineIn(this, 0);
        for (const auto &choice : row.choices) {
            const auto words = settings::wordsOf(choice);
            auto *button = new Button(words, theme, this);
            button->setObjectName(nameOf(row) + u'-' + QLatin1StringView(choice.value));
            button->setAccessibleName(u"%1: %2"_s.arg(settings::titleOf(row), words));
            button->setAccessibleDescription(settings::sentenceOf(row));
            button->setCheckable(true);
            button->setKind(Role::Segment);
            if (m_group.buttons().isEmpty() || &choice == &row.choices.back())
                button->setProperty("place", m_group.buttons().isEmpty() ? u"first"_s : u"last"_s);
            m_group.addButton(button, static_cast<int>(&choice - row.choices.data()));
            line->addWidget(button);
        }
        connect(&m_group, &QButtonGroup::idClicked, this, [this](int id) {
            Q_EMIT chosen(QString::fromLatin1(m_row.choices[static_cast<std::size_t>(id)].value));
        });
    }

    void show(const QString &value) override
    {
        for (auto *button : m_group.buttons())
            button->setChecked(
                value
                == QLatin1StringView(
                    m_row.choices[static_cast<std::size_t>(m_group.id(button))].value));
    }

private:
    const SettingRow &m_row;
    QButtonGroup m_group;
};

class ChoiceBox final : public SettingEditor
{
public:
    ChoiceBox(const SettingRow &row, QWidget *parent)
        : SettingEditor(parent)
        , m_box(new QComboBox(this))
    {
        describe(m_box, row);
        for (const auto &choice : row.choices)
            m_box->addItem(settings::wordsOf(choice), QString::fromLatin1(choice.value));
        fitChoices(*m_box);
        // Let the mouse wheel scroll the page instead of changing the value.
        m_box->setFocusPolicy(Qt::StrongFocus);
        lineIn(this, 0)->addWidget(m_box);
        connect(m_box, &QComboBox::activated, this,
                [this] { Q_EMIT chosen(m_box->currentData().toString()); });
    }

    void show(const QString &value) override { m_box->setCurrentIndex(m_box->findData(value)); }

private:
    QComboBox *m_box;
};

class SwitchBox final : public SettingEditor
{
public:
    SwitchBox(const SettingRow &row, QWidget *parent)
        : SettingEditor(parent)
        , m_box(new QCheckBox(QCoreApplication::translate("Settings", row.word), this))
    {
        describe(m_box, row);
        lineIn(this, 0)->addWidget(m_box);
        connect(m_box, &QCheckBox::clicked, this,
                [this](bool on) { Q_EMIT chosen(on ? u"true"_s : u"false"_s); });
    }

    void show(const QString &value) override { m_box->setChecked(value == "true"_L1); }

private:
    QCheckBox *m_box;
};

class TextField final : public SettingEditor
{
public:
    TextField(const SettingRow &row, const Theme &theme, QWidget *parent)
        : SettingEditor(parent)
        , m_field(new QLineEdit(this))
    {
        describe(m_field, row);
        m_field->setMinimumWidth(theme.scaled(240));
        lineIn(this, 0)->addWidget(m_field);
        connect(m_field, &QLineEdit::editingFinished, this,
                [this] { Q_EMIT chosen(m_field->text().trimmed()); });
    }

    void show(const QString &value) override
    {
        if (m_field->text().trimmed() != value)
            m_field->setText(value);
    }

    void setFault(const QString &fault) override
    {
        m_field->setProperty("tone", fault.isEmpty() ? QVariant() : QVariant(u"err"_s));
        m_field->style()->unpolish(m_field);
        m_field->style()->polish(m_field);
    }

private:
    QLineEdit *m_field;
};

// Lets the user choose a file or folder with a dialog; the path cannot be typed.
class PathField final : public SettingEditor
{
public:
    PathField(const SettingRow &row, PageHost &host, QWidget *parent)
        : SettingEditor(parent)
        , m_row(row)
        , m_host(host)
        , m_field(new QLineEdit(this))
    {
        describe(m_field, row);
        m_field->setReadOnly(true);
        m_field->setMinimumWidth(host.theme().scaled(200));
        auto *choose = new Button(EditorWords::tr("Choose…"), host.theme(), this);
        choose->setObjectName(nameOf(row) + u"-choose"_s);
        choose->setAccessibleName(EditorWords::tr("Choose: %1").arg(settings::titleOf(row)));
        connect(choose, &Button::clicked, this, &PathField::choose);
        auto *line = lineIn(this, 8);
        line->addWidget(m_field, 1);
        line->addWidget(choose);
    }

    void show(const QString &value) override
    {
        m_path = value;
        const bool folder = m_row.kind == SettingKind::Folder;
        const auto path =
            value.isEmpty() && folder ? settings::downloadFolder(m_host.settings()) : value;
        auto shown = QDir::toNativeSeparators(path);
        if (shown.startsWith(QDir::homePath() + u'/'))
            shown.replace(0, QDir::homePath().size(), u"~"_s);
        m_field->setText(shown);
        m_field->setCursorPosition(0);
        m_field->setToolTip(QDir::toNativeSeparators(path));
        m_field->setPlaceholderText(folder ? QString() : EditorWords::tr("None"));
    }

private:
    void choose()
    {
        const bool folder = m_row.kind == SettingKind::Folder;
        auto *dialog = fileDialog(m_host, this, settings::titleOf(m_row));
        dialog->setObjectName(u"choosePath"_s);
        dialog->setFileMode(folder ? QFileDialog::Directory : QFileDialog::ExistingFile);
        dialog->setOption(QFileDialog::ShowDirsOnly, folder);
        if (!folder)
            dialog->setNameFilter(
                EditorWords::tr("Certificates (*.pem *.crt *.cer);;All files (*)"));
        if (!m_path.isEmpty() || folder)
            dialog->setDirectory(folder ? settings::downloadFolder(m_host.settings())
                                        : QFileInfo(m_path).absolutePath());
        connect(dialog, &QFileDialog::fileSelected, this, &PathField::chosen);
        m_host.openDialog(dialog);
    }

    const SettingRow &m_row;
    PageHost &m_host;
    QLineEdit *m_field;
    QString m_path;
};

} // namespace

SettingEditor *makeEditor(const SettingRow &row, PageHost &host, QWidget *parent)
{
    static constexpr std::size_t mostSegments = 3;
    switch (row.kind) {
    case SettingKind::Choice:
        if (row.choices.size() <= mostSegments)
            return new Segments(row, host.theme(), parent);
        return new ChoiceBox(row, parent);
    case SettingKind::Switch:
        return new SwitchBox(row, parent);
    case SettingKind::Folder:
    case SettingKind::File:
        return new PathField(row, host, parent);
    case SettingKind::Text:
        return new TextField(row, host.theme(), parent);
    case SettingKind::Secret:
        break;
    }
    return new SecretField(row, host, parent);
}

} // namespace storedesk::ui::preferences
